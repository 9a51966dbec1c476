// @ts-check
// The link that led here: the address of the seat, and the codes behind it.

/** The codes of the link. */
export const codes = () => location.hash.slice(1).split(",").filter(Boolean);

export const here = location.pathname.replace(/\/+$/, "");

/**
 * Takes the codes out of the address bar and the history: once they are used, and not before, or a reload would come
 * with empty hands.
 */
export function clearCodes() {
  if (location.hash) history.replaceState(null, "", here + location.search);
}
