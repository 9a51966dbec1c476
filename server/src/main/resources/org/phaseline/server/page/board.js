// The boards as they are seen. What can be chosen glows, and is chosen by a click, or with Tab and Enter.
import { h } from "./dom.js";

const LETTERS = ["ABCDEFGHIJKLM", "abcdefghijklm", "NOPQRSTUVWXYZ", "nopqrstuvwxyz"];
const CELL = 40;
const HEX = 26;
const ROOT3 = Math.sqrt(3);

/** By the roster, not by who is left, so that a piece keeps its letter. */
export function letters(sighting, kinds) {
  const used = {};
  const marks = new Map();
  for (const piece of sighting.pieces) {
    if (!kinds.has(piece.kind)) continue;
    const side = piece.side < 0 ? -1 : piece.side % LETTERS.length;
    const number = used[side] = (used[side] ?? -1) + 1;
    const all = side < 0 ? "123456789" : LETTERS[side];
    marks.set(`${piece.kind}/${piece.number}`, all[number % all.length]);
  }
  return marks;
}

function geometry(board) {
  const column = (space) => space % board.columns;
  const row = (space) => Math.floor(space / board.columns);
  if (board.form === "table") {
    const high = board.rows - 1;
    return { width: board.columns - 1, height: high, pad: board.points, unit: board.points,
      at: (space) => [column(space), high - row(space)], turn: 45 };
  }
  if (board.form === "hexes") {
    return { width: (board.columns * 1.5 + 0.5) * HEX, height: (board.rows + 0.5) * ROOT3 * HEX, pad: 4, unit: HEX, turn: 60,
      at: (space) => [(1 + 1.5 * column(space)) * HEX,
        (board.rows - row(space) - (column(space) % 2 ? 0.5 : 0)) * ROOT3 * HEX] };
  }
  return { width: board.columns * CELL, height: board.rows * CELL, pad: 4, unit: CELL, turn: 45,
    at: (space) => [(column(space) + 0.5) * CELL, (board.rows - row(space) - 0.5) * CELL] };
}

function hexagon([x, y], size) {
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => [x + size * Math.cos(angle * Math.PI / 180), y + size * Math.sin(angle * Math.PI / 180)].join(","))
    .join(" ");
}

function ground(board, g) {
  const lines = [h("rect", { class: "ground", x: 0, y: 0, width: g.width, height: g.height })];
  if (board.form === "table") {
    for (let x = g.unit; x < g.width; x += g.unit) lines.push(h("line", { class: "rule", x1: x, x2: x, y1: 0, y2: g.height }));
    for (let y = g.unit; y < g.height; y += g.unit) lines.push(h("line", { class: "rule", x1: 0, x2: g.width, y1: y, y2: y }));
    return lines;
  }
  for (let space = 0; space < board.columns * board.rows; space++) lines.push(cell(board, g, space, { class: "cell" }));
  return board.form === "hexes" ? lines.slice(1) : lines;
}

function cell(board, g, space, props) {
  const [x, y] = g.at(space);
  return board.form === "hexes"
    ? h("polygon", { ...props, points: hexagon([x, y], HEX) })
    : h("rect", { ...props, x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL });
}

function clickable(word, choose) {
  return {
    tabIndex: 0, role: "button", "aria-label": word,
    onClick: () => choose(word),
    onKeyDown: (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        choose(word);
      }
    },
  };
}

function Piece({ piece, g, measured, letter, choice, choose, stack, about }) {
  const [x, y] = g.at(piece.spot.space);
  const wide = measured && piece.spot.wide > 0 ? piece.spot.wide : g.unit * (measured ? 1 : 0.62);
  const deep = measured && piece.spot.deep > 0 ? piece.spot.deep : g.unit * (measured ? 1 : 0.62);
  const small = Math.min(wide, deep);
  const shift = measured ? 0 : stack * g.unit * 0.12;
  const terrain = piece.side < 0;
  return h("g", {
    class: `piece side${terrain ? "none" : piece.side % 4}${choice ? " choice" : ""}`,
    transform: `translate(${x + shift} ${y - shift})`,
    ...(choice ? clickable(choice.word, choose) : {}),
  }, h("title", null, about),
    h("g", { transform: `rotate(${terrain ? 0 : piece.spot.facing * g.turn})` },
      h("rect", { class: "base", x: -wide / 2, y: -deep / 2, width: wide, height: deep, rx: small * 0.08 }),
      !terrain && h("path", { class: "front", d: `M${-small * 0.18} ${-deep / 2 + small * 0.2}L0 ${-deep / 2 + small * 0.04}L${small * 0.18} ${-deep / 2 + small * 0.2}Z` })),
    h("text", { class: "letter", "font-size": small * 0.46, dy: "0.36em" }, letter));
}

/** Names below the pieces however they are turned, or above; where neither has room the letter must do. */
function labels(pieces, g) {
  const size = Math.max(g.unit * 0.3, g.width * 0.016);
  const taken = [];
  return pieces.flatMap((piece) => {
    const [x, y] = g.at(piece.spot.space);
    const angle = piece.spot.facing * g.turn * Math.PI / 180;
    const half = (Math.abs(Math.sin(angle)) * (piece.spot.wide || g.unit) + Math.abs(Math.cos(angle)) * (piece.spot.deep || g.unit)) / 2;
    const wide = piece.name.length * size * 0.27;
    const free = (at) => taken.every((other) => Math.abs(other.y - at) > size || Math.abs(other.x - x) > wide + other.wide);
    const at = [y + half + size * 0.95, y - half - size * 0.25].find(free);
    if (at === undefined) return [];
    taken.push({ x, y: at, wide });
    return [h("text", { key: `of ${piece.kind}/${piece.number}`, class: "label", "font-size": size, x, y: at }, piece.name)];
  });
}

function Board({ board, game, sighting, decision, choose }) {
  const g = geometry(board);
  const measured = board.form === "table";
  const standing = sighting.pieces.filter((piece) => piece.spot?.board === board.name);
  const kinds = new Set(standing.map((piece) => piece.kind));
  const marks = letters(sighting, kinds);
  const choices = decision?.choices ?? [];
  const places = decision?.from === board.name ? choices.filter((choice) => choice.item !== undefined) : [];
  const pieceChoice = (piece) => decision?.from === piece.kind && choices.find((choice) => choice.item === piece.number);
  const stacks = {};
  const order = [...standing].sort((a, b) => (a.side < 0 ? 0 : 1) - (b.side < 0 ? 0 : 1));
  return h("svg", {
    class: `board ${board.form}`, role: "group", "aria-label": board.name,
    viewBox: `${-g.pad} ${-g.pad} ${g.width + 2 * g.pad} ${g.height + 2 * g.pad}`,
  }, ground(board, g),
    places.filter(() => !measured).map((place) => cell(board, g, place.item, { key: `at ${place.item}`, class: "place", ...clickable(place.word, choose) })),
    order.map((piece) => {
      const stack = stacks[piece.spot.space] = (stacks[piece.spot.space] ?? -1) + 1;
      return h(Piece, { key: `${piece.kind}/${piece.number}`, piece, g, measured, stack, choose,
        letter: marks.get(`${piece.kind}/${piece.number}`), choice: pieceChoice(piece), about: describe(game, board, piece) });
    }),
    measured && labels(order.filter((piece) => piece.side >= 0), g),
    places.filter(() => measured).map((place) => {
      const [x, y] = g.at(place.item);
      return h("circle", { key: `at ${place.item}`, class: "place", cx: x, cy: y, r: g.unit * 0.28, ...clickable(place.word, choose) },
        h("title", null, place.word));
    }));
}

/** A piece in words: whose it is, which way it faces, and what the rulebook remarks on. */
export function describe(game, board, piece) {
  const lines = [piece.name + (piece.side >= 0 ? `, ${game.parties[piece.side].title}` : "")];
  if (board && piece.side >= 0) lines.push(`faces ${board.facings[piece.spot.facing]}`);
  for (const value of remarks(game, piece)) lines.push(value);
  return lines.join("\n");
}

export function remarks(game, piece) {
  return piece.values.flatMap((value) => {
    const field = game.fields.find((each) => each.kind === piece.kind && each.name === value.name);
    if (!field || value.value === "none" || value.value === "0" || value.value === "no") return [];
    if (field.form === "set") return [`${value.value.split(", ").length} ${field.name}`];
    return [field.marker || value.value === "yes" ? field.name : `${field.name} ${value.value}`];
  });
}

export function Boards(props) {
  return props.game.boards.map((board) => h(Board, { key: board.name, board, ...props }));
}
