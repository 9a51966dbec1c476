// Four in a row for boardgame.io: the same game as benchmarks/src/main/resources/peers/four.sop.
const COLUMNS = 7;
const ROWS = 6;
const DIRECTIONS = [[0, 1], [1, 1], [1, 0], [1, -1]];

function ray(cells, column, row, east, north) {
  const stone = cells[row * COLUMNS + column];
  let length = 0;
  for (let c = column + east, r = row + north; c >= 0 && c < COLUMNS && r >= 0 && r < ROWS; c += east, r += north) {
    if (cells[r * COLUMNS + c] !== stone) break;
    length++;
  }
  return length;
}

function isFour(cells, at) {
  const column = at % COLUMNS;
  const row = Math.floor(at / COLUMNS);
  return DIRECTIONS.some(([east, north]) => ray(cells, column, row, east, north) + ray(cells, column, row, -east, -north) >= 3);
}

module.exports = {
  name: "four",
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), heights: Array(COLUMNS).fill(0), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      G.last = G.heights[column]++ * COLUMNS + column;
      G.cells[G.last] = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.last === null) return undefined;
    if (isFour(G.cells, G.last)) return { winner: G.cells[G.last] };
    return G.heights.every((height) => height === ROWS) ? { draw: true } : undefined;
  },
  ai: {
    enumerate: (G) => G.heights.flatMap((height, column) => (height < ROWS ? [{ move: "drop", args: [column] }] : [])),
  },
};
