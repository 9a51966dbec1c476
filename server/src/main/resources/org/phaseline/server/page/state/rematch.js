// @ts-check
// How it stands with a rematch, as everybody at the table may know.

const WISH = "play again with other sides";

/**
 * How it stands with a rematch: nobody wants one yet, I wait for the others, somebody waits for me, or it is ready.
 *
 * @param {Api.Desk | undefined} desk
 */
export function standing(desk) {
  if (desk?.rematch) return { state: "ready", ask: undefined };
  const ask = desk?.asked.find((each) => each.text === WISH);
  if (!ask) return { state: "none", ask };
  return { state: ask.mine || ask.answered ? "wanted" : "asked", ask };
}
