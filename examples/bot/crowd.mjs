// A bot in JavaScript, without any library: it wins if it can; where dice are thrown it leaves as few
// moves as it can to whoever comes next, and where none are, as many: there, few moves are the answers
// to a threat, which give the threat to the opponent.
//
// It knows no rule of any game. It keeps a `colonnade engine` beside it and asks that what is
// legal. Seat it with `engine:node examples/bot/crowd.mjs`.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const engine = spawn(process.env.COLONNADE ?? "colonnade", ["engine"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

/** The engine's answer to one line; these commands have answers of one line. */
async function ask(line) {
  engine.stdin.write(`${line}\n`);
  return (await answers.next()).value;
}

/** The words after the first one of an answer. */
const words = (answer) => answer.split(" ").slice(1);

/** How bad a move is: by how many moves follow it, on average over the throws where one comes next. */
async function badness(position, move) {
  await ask(`position ${position} moves ${move}`);
  const throws = words(await ask("chances")).map((each) => each.split(":"));
  if (throws.length === 0) {
    const count = words(await ask("legal")).length;
    return count === 0 ? Number.NEGATIVE_INFINITY : -count; // Nothing follows the end of the game.
  }
  let sum = 0;
  // A throw of many dice has a thousand cases: the first few show enough.
  const shown = throws.slice(0, 12);
  for (const [token] of shown) {
    await ask(`position ${position} moves ${move} ${token}`);
    sum += words(await ask("legal")).length;
  }
  return sum / shown.length;
}

/** The move to play, found before the time is up. */
async function best(position, milliseconds) {
  const end = Date.now() + 0.7 * milliseconds;
  await ask(`position ${position}`);
  const legal = words(await ask("legal"));
  let chosen = legal[0];
  let least = Number.POSITIVE_INFINITY;
  for (const move of legal) {
    if (Date.now() > end) break;
    const bad = await badness(position, move);
    if (bad < least) [chosen, least] = [move, bad];
  }
  return chosen;
}

let position = "start";
for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...rest] = line.trim().split(" ");
  if (command === "cgp") console.log("id name Crowd\ncgpok");
  else if (command === "isready") console.log("readyok");
  else if (command === "newgame") console.log(await ask(line));
  else if (command === "position") {
    position = rest.join(" ");
    console.log("ok");
  } else if (command === "go") console.log(`bestmove ${await best(position, Number(rest[1]))}`);
  else if (command === "quit") break;
  else console.log(`error unknown command: ${line}`);
}
engine.kill();
process.exit(0);
