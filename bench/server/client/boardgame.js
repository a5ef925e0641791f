// Two people at a match of boardgame.io; the frames of socket.io are written by hand, which is lighter.
import WebSocket from 'ws';

const SPACE = '/cells,';
const STATE = /^42[^[]*\["(sync|update)"/;
const VERSION = /"_stateID":(\d+)/;
let matches = 0;

// The game is called after the moves of a match: after so many a new match begins.
export async function sit(port, game, onState) {
  const match = `m${matches++}`;
  const moves = Number(game.replace('cells-', ''));
  const players = [0, 1].map((seat) => new Player(port, match, moves, seat, onState));
  await Promise.all(players.map((player) => player.greeted));
  return players;
}

class Player {
  constructor(port, match, moves, seat, onState) {
    Object.assign(this, { match, moves, seat, onState });
    const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    this.socket = new WebSocket(address, { perMessageDeflate: false });
    this.greeted = new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.on('message', (data) => this.hear(data.toString(), resolve));
    });
  }

  hear(text, greeted) {
    if (text === '2') this.socket.send('3');
    else if (text[0] === '0') this.socket.send(`40${SPACE}`);
    else if (text.startsWith('40')) this.say('sync', this.match, String(this.seat), null, 2);
    else if (STATE.test(text)) {
      if (this.seat === 1) this.onState(1, Number(VERSION.exec(text)[1]), null);
      else {
        const [kind, , body] = JSON.parse(text.slice(2 + SPACE.length));
        const { _stateID: version, ctx } = kind === 'sync' ? body.state : body;
        this.onState(0, version, { over: version >= this.moves, turn: Number(ctx.currentPlayer), version });
      }
      greeted();
    }
  }

  say(...message) {
    this.socket.send(`42${SPACE}${JSON.stringify(message)}`);
  }

  move(state, count) {
    const player = String(this.seat);
    const payload = { type: 'place', args: [(count * 7) % 36], playerID: player };
    this.say('update', { type: 'MAKE_MOVE', payload }, state.version, this.match, player);
  }

  leave() {
    this.socket.close();
  }
}
