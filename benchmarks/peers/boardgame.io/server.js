// The peer as its documentation starts it, with matches in memory and the smallest game there can be.
const { Server, Origins } = require("boardgame.io/server");

const duel = { name: "duel", setup: () => ({ moves: 0 }), moves: { act: ({ G }) => { G.moves++; } }, turn: { minMoves: 1, maxMoves: 1 } };
Server({ games: [duel], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
