// @ts-check
// The spaces a question names, such as the one whose supply it is about.
/** @import { Geometry } from "./geometry.js" */

/** More are no help. */
const MOST = 6;

/**
 * @param {Geometry} g
 * @param {Api.Board} board
 * @param {Pick<Api.Decision, "prompt" | "about" | "from"> | undefined} decision
 * @returns {number[]} none on a measured table, whose points have no names, nor where spaces are chosen: those glow
 */
export function spacesNamed(g, board, decision) {
  if (!decision || g.measured || decision.from === board.name) return [];
  const said = `${decision.prompt} ${decision.about}`;
  const words = new Set(said.match(/[\p{L}\d]+/gu));
  const titled = board.titles.filter(({ text }) => said.includes(text)).map(({ space }) => space);
  const all = Array.from({ length: g.spaces }, (_, space) => space);
  /** @param {string} name */
  const isSaid = (name) => (name.includes(" ") ? said.includes(name) : words.has(name));
  const named = all.filter((space) => g.name(space) !== "" && isSaid(g.name(space)));
  return [...new Set([...named, ...titled])].slice(0, MOST);
}
