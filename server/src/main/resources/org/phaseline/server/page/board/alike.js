// @ts-check
// Tells what need not be drawn again.

/**
 * Whether two lists have the same in them. What a change of the view has left alone is the same object; in a view that
 * came as a whole, everything is another one.
 *
 * @param {unknown[]} one
 * @param {unknown[]} other
 */
export const isAlike = (one, other) =>
  one === other ||
  (one.length === other.length &&
    one.every((each, i) => each === other[i] || JSON.stringify(each) === JSON.stringify(other[i])));
