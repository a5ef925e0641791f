// boardgame.io, tables in memory: 36 cells, two players in turn, no end.
import net from 'node:net';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Server } from 'boardgame.io/dist/cjs/server.js';

const CELLS = 36;

const cells = {
  name: 'cells',
  setup: () => ({ cells: new Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};

// run() has no argument for the address: a benchmark listens on this machine only.
const everywhere = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return everywhere.call(this, port, '127.0.0.1', ...rest);
};

process.on('SIGHUP', () => globalThis.gc());
Server({ games: [cells], origins: ['http://127.0.0.1'] }).run(Number(process.argv[2]));
