// Plays matches against one server, all from this process, and tells on its output what it measured.
//
//     node load.js SERVER PORT GAME MATCHES PACE SECONDS
//
// PACE is the mean pause before a move in milliseconds, 0 for as fast as the server answers. A move has taken
// the time from its sending until both players have the new state. Lines: `opened` when everybody sits, then,
// after each line of input, `begin`, and `end {...}` with the figures; between two of them nobody moves.
import readline from 'node:readline';

const [server, port, game, matches, pace, seconds] = process.argv.slice(2).map((word) => Number(word) || word);
const { sit } = await import(`./${server}.js`);
const WARM_UP = 2000;
const AT_ONCE = 20;

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const tell = (line) => process.stdout.write(`${line}\n`);
let waits = [];
let renewals = 0;
let stopped = false;

class Match {
  count = 0;
  players = null;
  running = false;

  async open() {
    this.versions = [-1, -1];
    this.state = null;
    this.asked = null;
    this.players = await sit(port, game, (seat, version, state) => this.hear(seat, version, state));
    this.go();
  }

  hear(seat, version, state) {
    if (version <= this.versions[seat]) return;
    this.versions[seat] = version;
    if (state) this.state = state;
    if (this.versions[0] !== this.versions[1]) return;
    if (this.asked !== null) {
      waits.push(performance.now() - this.asked);
      this.asked = null;
      this.count += 1;
    }
    this.go();
  }

  go() {
    const known = this.state && this.versions[0] === this.versions[1] && this.asked === null;
    if (!this.running || stopped || !this.players || !known || this.waiting) return;
    if (this.state.over) void this.renew();
    else if (pace) this.pause();
    else this.move();
  }

  pause() {
    this.waiting = true;
    const pause = pace * (this.count ? 0.5 + Math.random() : Math.random());
    setTimeout(() => {
      this.waiting = false;
      if (!stopped) this.move();
    }, pause);
  }

  move() {
    this.asked = performance.now();
    this.players[this.state.turn].move(this.state, this.count);
  }

  async renew() {
    renewals += 1;
    const gone = this.players;
    this.players = null;
    for (const player of gone) player.leave();
    await this.open();
  }
}

const all = Array.from({ length: matches }, () => new Match());
for (let first = 0; first < matches; first += AT_ONCE) {
  await Promise.all(all.slice(first, first + AT_ONCE).map((match) => match.open()));
}
tell('opened');
let warm = false;
for await (const _ of readline.createInterface({ input: process.stdin })) {
  stopped = false;
  for (const match of all) {
    match.running = true;
    match.go();
  }
  if (!warm) await sleep(WARM_UP);
  warm = true;
  tell(`end ${JSON.stringify(await measured())}`);
}
process.exit(0);

async function measured() {
  waits = [];
  renewals = 0;
  tell('begin');
  const processor = process.cpuUsage();
  const began = performance.now();
  await sleep(seconds * 1000);
  const elapsed = (performance.now() - began) / 1000;
  const used = process.cpuUsage(processor);
  stopped = true;
  const sorted = Float64Array.from(waits).sort();
  const quantile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return {
    moves: sorted.length, seconds: elapsed, renewals,
    p50: quantile(0.5), p99: quantile(0.99),
    client: (used.user + used.system) / 1e6 / elapsed,
  };
}
