// @ts-check
// A dialog that keeps the focus, closes with Escape, and gives the focus back to where it was.
/** @import { ComponentChildren } from "preact" */
import { h, Component } from "../shared/dom.js";

let count = 0;

/**
 * @typedef {object} DialogProps
 * @property {string} title
 * @property {() => void} close
 * @property {string} name
 * @property {boolean} [wide]
 * @property {ComponentChildren} [children]
 */

/** @extends {Component<DialogProps>} */
export class Dialog extends Component {
  /** @type {HTMLDialogElement | null} */
  element = null;
  /** @type {Element | null} where the focus was */
  before = null;
  beside = false;
  id = `dialog${++count}`;

  componentDidMount() {
    this.before = document.activeElement;
    this.element?.showModal();
  }

  componentWillUnmount() {
    this.element?.close();
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus({ preventScroll: true });
  }

  render() {
    const { title, close, children, wide, name } = this.props;
    return h(
      "dialog",
      {
        ref: (element) => {
          this.element = element;
        },
        class: wide ? "wide" : "",
        "aria-labelledby": this.id,
        "data-dialog": name,
        onCancel: (event) => {
          event.preventDefault();
          close();
        },
        // A click beside it closes it; a text that is marked up to the edge and beyond does not.
        onPointerDown: (event) => (this.beside = event.target === this.element),
        onClick: (event) => event.target === this.element && this.beside && close(),
      },
      h(
        "div",
        { class: "sheet" },
        h(
          "header",
          null,
          h("h2", { id: this.id }, title),
          h("button", { class: "plain", "aria-label": "Close", "data-action": "close", onClick: close }, "✕"),
        ),
        children,
      ),
    );
  }
}
