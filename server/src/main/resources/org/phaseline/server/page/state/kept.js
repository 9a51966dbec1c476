// @ts-check
// Which of the values the umpire keeps have something to say now.

/** Where more parties than these have values, those that have nothing of something are left out. */
export const FEW = 3;

/** @param {Api.Value} value */
export const nothing = (value) => ["none", "no", ""].includes(value.value);

/** @param {Api.Value} value */
export const ownerOf = (value) => value.owner ?? "";

/** @param {Api.Value[]} kept */
export const ownersOf = (kept) => [...new Set(kept.map(ownerOf).filter(Boolean))];

/**
 * The names of all values: those that somebody has something of, and those that are empty for everybody.
 *
 * @param {Api.Value[]} kept
 */
export function heaped(kept) {
  const many = ownersOf(kept).length > FEW;
  const full = new Set(
    kept.filter((value) => !nothing(value) && !(many && value.value === "0")).map((value) => value.name),
  );
  const names = [...new Set(kept.map((value) => value.name))];
  return { known: names.filter((name) => full.has(name)), idle: names.filter((name) => !full.has(name)) };
}
