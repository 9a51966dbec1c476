// @ts-check
// A board that is moved or brought nearer is first only shifted and stretched as the picture it is, which takes the
// browser no time, and drawn anew when it comes to rest: a large map takes longer to draw than a frame may take.
/** @import { View } from "./view.js" */

/** So long after the last move a board has come to rest, in milliseconds. */
const REST = 130;

/**
 * What makes of a picture drawn for one view that of another.
 *
 * @param {View} drawn
 * @param {View} wanted
 */
export function shiftOf(drawn, wanted) {
  const [x, y] = [(drawn.x - wanted.x) * wanted.scale, (drawn.y - wanted.y) * wanted.scale];
  return `translate(${x}px, ${y}px) scale(${wanted.scale / drawn.scale})`;
}

export class Sliding {
  /** @type {number | undefined} */
  asked;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  resting;

  /**
   * @param {(shift: string) => void} shift shifts the picture
   * @param {() => [View, View]} views what is drawn, and what is wanted
   * @param {() => boolean} held whether somebody still holds the board
   * @param {() => void} draw draws what is wanted
   */
  constructor(shift, views, held, draw) {
    this.shift = shift;
    this.views = views;
    this.held = held;
    this.draw = draw;
  }

  rest = () => {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.held() ? this.rest() : this.draw()), REST);
  };

  /** Several moves of a pointer in one frame are one. */
  go() {
    this.asked ??= requestAnimationFrame(() => {
      this.asked = undefined;
      this.shift(shiftOf(...this.views()));
      this.rest();
    });
  }

  end() {
    clearTimeout(this.resting);
  }
}
