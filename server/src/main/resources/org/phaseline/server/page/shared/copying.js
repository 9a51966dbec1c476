// Links to be copied, or shared where the device can.
import { h, Component } from "./dom.js";

/** Where the device can hand something on, as phones do: to whatever its owner writes to friends with. */
export const Share = ({ what }) =>
  Boolean(navigator.share) &&
  h(
    "button",
    {
      "data-action": "share",
      // Who thinks better of it is no problem.
      onClick: () => navigator.share(what).catch(() => {}),
    },
    "Share",
  );

/** Copies a text; without leave to do so, the text stands ready to be copied by hand. */
export class Copying extends Component {
  state = { copied: false, byHand: false };

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.setState({ copied: true });
    } catch {
      this.setState({ byHand: true }, () => this.input?.select());
    }
  }
}

/** A link in a field, with what can be done with it. */
export class LinkField extends Copying {
  render({ name, link, children }, { copied }) {
    return [
      h("input", {
        readOnly: true,
        value: link,
        "aria-label": `Link for ${name}`,
        ref: (input) => (this.input = input),
        onFocus: (event) => event.target.select(),
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
      ),
    ];
  }
}
