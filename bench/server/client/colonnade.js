// Two people at a table of ours: HTTP opens it, each has a socket.
import http from 'node:http';
import WebSocket from 'ws';

const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
const VERSION = /"version":(\d+)/;
const UPDATE = '{"is":"update"';

const DICELESS = ['corintho'];

export async function sit(port, game, onState) {
  const links = DICELESS.includes(game) ? await openWithUs(port, game) : await sitDown(port, game);
  const players = links.map((link) => new Player(port, link, onState));
  await Promise.all(players.map((player) => player.greeted));
  return players;
}

async function openWithUs(port, game) {
  const seats = [{ me: true, name: 'Ada' }, { me: true, name: 'Bea' }];
  return (await post(port, '/api/tables', { game, seats })).links;
}

// With dice everybody adds a seed: the first throw would wait for one who does not.
async function sitDown(port, game) {
  const { table } = await post(port, '/api/tables', { game });
  const sit = (name, seat) => post(port, `/api/tables/${table}/seats/${seat}`, { name, seed: name });
  return [await sit('Ada', 0), await sit('Bea', 1)];
}

function post(port, path, asked) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent });
    // A kept connection may be closed by the server just when it is used again.
    request.on('error', (error) => (request.reusedSocket ? resolve(post(port, path, asked)) : reject(error)));
    request.on('response', (response) => {
      let text = '';
      response.on('data', (piece) => (text += piece));
      response.on('end', () => (response.statusCode === 201 ? resolve(JSON.parse(text)) : reject(new Error(text))));
    });
    request.end(JSON.stringify(asked));
  });
}

class Player {
  asked = 0;

  constructor(port, { table, seat, key }, onState) {
    this.seat = seat;
    const address = `ws://127.0.0.1:${port}/api/tables/${table}/play`;
    this.socket = new WebSocket(address, { headers: { authorization: `Bearer ${key}` }, perMessageDeflate: false });
    this.greeted = new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.on('close', (code) => this.closing || reject(new Error(`closed: ${code}`)));
      this.socket.on('message', (data) => {
        const text = data.latin1Slice(0, Math.min(data.length, 60));
        if (text.startsWith('{"is":"hello"')) resolve();
        else if (text.startsWith('{"is":"answer"') && text.includes('"ok":false')) throw new Error(data.toString());
        else if (!text.startsWith(UPDATE)) return;
        // Everybody is told everything; one of the two need not read it twice in one process.
        if (seat === 0) this.read(JSON.parse(data.toString()).view, onState);
        else onState(seat, Number(VERSION.exec(data.latin1Slice(0))[1]), null);
      });
    });
  }

  read(view, onState) {
    const { kind, seat } = view.awaits;
    onState(this.seat, view.version, { over: kind === 'nothing', turn: seat, version: view.version, kind, legal: view.legal });
  }

  move(state, count) {
    const what = state.kind === 'throw' ? { do: 'throw' } : { do: 'play', token: state.legal[(count * 7) % state.legal.length] };
    this.socket.send(JSON.stringify({ ...what, id: String(++this.asked), seen: state.version }));
  }

  leave() {
    this.closing = true;
    this.socket.close();
  }
}
