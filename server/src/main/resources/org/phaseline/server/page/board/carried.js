// @ts-check
// What is dragged follows the pointer from the first moment on, before the server has told where it can go.
/** @import { Point } from "./geometry.js" */

/** What tells the picture from what can be chosen: there is only one of that. */
const OWN = ["data-word", "data-carry", "data-piece", "data-stack", "tabindex", "role", "aria-label"];

export class Carried {
  /** @type {Element | null} */
  layer = null;
  /** @type {Point} */
  from = [0, 0];

  /**
   * @param {SVGSVGElement | null} picture
   * @param {Element} what
   * @param {Point} from
   */
  take(picture, what, from) {
    this.letGo();
    this.layer = picture?.querySelector(/** @type {"g"} */ (".carried")) ?? null;
    this.from = from;
    const copy = /** @type {Element} */ (what.cloneNode(true));
    for (const each of [copy, ...copy.querySelectorAll("*")]) OWN.forEach((name) => each.removeAttribute(name));
    this.layer?.append(copy);
  }

  /** @param {Point} to */
  to([x, y]) {
    this.layer?.setAttribute("transform", `translate(${x - this.from[0]} ${y - this.from[1]})`);
  }

  letGo() {
    this.layer?.replaceChildren();
    this.layer?.removeAttribute("transform");
    this.layer = null;
  }
}
