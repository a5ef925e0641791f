// Two people in a room of Colyseus, by its own client: the patches are in its own binary format.
import { Client } from '@colyseus/sdk';

let matches = 0;

export async function sit(port, game, onState) {
  const match = `m${matches++}`;
  const players = [];
  for (const seat of [0, 1]) {
    const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('cells', { match });
    room.onStateChange(({ version, current }) => onState(seat, version, { over: false, turn: current, version }));
    players.push(new Player(room));
  }
  return players;
}

class Player {
  constructor(room) {
    this.room = room;
  }

  move(_state, count) {
    this.room.send('place', (count * 7) % 36);
  }

  leave() {
    this.room.leave();
  }
}
