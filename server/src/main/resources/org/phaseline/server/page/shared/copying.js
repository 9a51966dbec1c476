// @ts-check
// Links to be copied, or shared where the device can.
/** @import { ComponentChildren } from "preact" */
import { h, Component } from "./dom.js";
import { QrButton } from "./qr.js";

/**
 * Where the device can hand something on, as phones do: to whatever its owner writes to friends with.
 *
 * @param {{ what: ShareData }} props
 */
export const Share = ({ what }) =>
  "share" in navigator &&
  h(
    "button",
    {
      "data-action": "share",
      // Who thinks better of it is no problem.
      onClick: () => navigator.share(what).catch(() => {}),
    },
    "Share",
  );

/**
 * Copies a text; without leave to do so, the text stands ready to be copied by hand.
 *
 * @template Props
 * @extends {Component<Props, { copied: boolean, byHand: boolean }>}
 */
export class Copying extends Component {
  /** @type {HTMLInputElement | HTMLTextAreaElement | null} */
  input = null;
  state = { copied: false, byHand: false };

  /** @returns {ComponentChildren} */
  render() {
    return null;
  }

  /** @param {string} text */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.setState({ copied: true });
    } catch {
      this.setState({ byHand: true }, () => this.input?.select());
    }
  }
}

/**
 * A link in a field, with what can be done with it.
 *
 * @typedef {object} LinkFieldProps
 * @property {string} name
 * @property {string} link
 * @property {boolean} [coded] whether its QR code is shown already
 * @property {ComponentChildren} [children]
 */

/** @extends {Copying<LinkFieldProps>} */
export class LinkField extends Copying {
  render() {
    const { name, link, coded, children } = this.props;
    const { copied } = this.state;
    return [
      h("input", {
        readOnly: true,
        value: link,
        "aria-label": `Link for ${name}`,
        ref: (input) => {
          this.input = input;
        },
        onFocus: (event) => event.currentTarget.select(),
      }),
      h(
        "span",
        { class: "tools" },
        h(
          "button",
          { type: "button", onClick: () => this.copy(link), "aria-live": "polite" },
          copied ? "Copied ✓" : "Copy",
        ),
        h(Share, { what: { title: name, url: link } }),
        children,
        !coded && h(QrButton, { key: link, text: link, name }),
      ),
    ];
  }
}
