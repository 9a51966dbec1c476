// The peer's bot, asked line by line on the standard input; columns are numbers from 0.
//     playouts SECONDS           random playouts from the beginning to the end: how many, their moves, seconds, seconds of CPU
//     random SEED                a random game: the columns
//     replay COLUMN ...          a game: for each position who moves and where to, and how it stands at the end
//     move SECONDS COLUMN ...    the bot's move after these: the column, how many playouts it made, seconds
const { MCTSBot } = require("boardgame.io/ai");
const { InitializeGame, CreateGameReducer } = require("boardgame.io/internal");
const game = require("./four.js");

const reducer = CreateGameReducer({ game });
const { enumerate } = game.ai;
const beginning = () => InitializeGame({ game, numPlayers: 2 });
const drop = (state, column) => reducer(state, { type: "MAKE_MOVE", payload: { type: "drop", args: [column], playerID: state.ctx.currentPlayer } });
const columns = (state) => enumerate(state.G, state.ctx).map(({ args }) => args[0]);
const now = () => Number(process.hrtime.bigint()) / 1e9;

// Its bot counts iterations; this one stops when its time is over.
class TimedBot extends MCTSBot {
  constructor(seconds) {
    super({ game, enumerate, iterations: Number.MAX_SAFE_INTEGER });
    this.end = now() + seconds;
    this.playouts = 0;
  }

  playout(child) {
    const result = super.playout(child);
    this.playouts++;
    if (now() >= this.end) this.iterationCounter = this.getOpt("iterations");
    return result;
  }
}

function playouts(seconds) {
  const bot = new MCTSBot({ game, enumerate });
  const rule = bot.reducer;
  let moves = 0;
  bot.reducer = (state, action) => {
    moves++;
    return rule(state, action);
  };
  const state = beginning();
  const before = process.cpuUsage();
  const begun = now();
  let count = 0;
  while (now() < begun + seconds) {
    bot.playout({ state });
    count++;
  }
  const { user, system } = process.cpuUsage(before);
  return [count, moves, now() - begun, (user + system) / 1e6];
}

function random(seed) {
  const bot = new MCTSBot({ game, enumerate, seed });
  const played = [];
  for (let state = beginning(); state.ctx.gameover === undefined; state = drop(state, played.at(-1))) played.push(bot.random(columns(state)));
  return played;
}

function replay(played) {
  let state = beginning();
  const seen = [];
  for (const column of played) {
    seen.push(`${state.ctx.gameover === undefined ? state.ctx.currentPlayer : "over"}:${columns(state).join("")}`);
    state = drop(state, column);
  }
  const { gameover } = state.ctx;
  return [...seen, gameover === undefined ? "open" : gameover.draw ? "drawn" : `won:${gameover.winner}`];
}

async function move(seconds, played) {
  const state = played.reduce(drop, beginning());
  const begun = now();
  const bot = new TimedBot(seconds);
  const { action } = await bot.play(state, state.ctx.currentPlayer);
  return [action.payload.args[0], bot.playouts, now() - begun];
}

const commands = {
  playouts: ([seconds]) => playouts(Number(seconds)),
  random: ([seed]) => random(seed),
  replay: (played) => replay(played.map(Number)),
  move: ([seconds, ...played]) => move(Number(seconds), played.map(Number)),
};

(async () => {
  for await (const line of require("readline").createInterface({ input: process.stdin })) {
    const [command, ...rest] = line.split(" ");
    console.log((await commands[command](rest)).join(" "));
  }
})();
