// Colyseus, a room in memory for each match: 36 cells, two players in turn, no end.
import { Room, Server } from '@colyseus/core';
import { schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const CELLS = 36;
const State = schema({ version: 'uint32', current: 'uint8', cells: ['int8'] });

class Cells extends Room {
  players = [];

  onCreate() {
    this.maxClients = 2;
    this.patchRate = null; // a patch leaves right after each move, not with the next tick
    this.state = new State();
    this.state.version = 0;
    this.state.current = 0;
    this.state.cells.push(...new Array(CELLS).fill(-1));
    this.onMessage('place', (client, cell) => this.place(this.players.indexOf(client.sessionId), cell));
  }

  onJoin(client) {
    this.players.push(client.sessionId);
  }

  place(seat, cell) {
    if (seat !== this.state.current || !Number.isInteger(cell) || cell < 0 || cell >= CELLS) return;
    this.state.cells[cell] = seat;
    this.state.current = 1 - seat;
    this.state.version += 1;
    this.broadcastPatch();
  }
}

process.on('SIGHUP', () => globalThis.gc());
const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) });
server.define('cells', Cells).filterBy(['match']);
await server.listen(Number(process.argv[2]), '127.0.0.1');
