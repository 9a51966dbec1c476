// A table that was made: its links, told once.
import { h, Component } from "../shared/dom.js";

const full = (link) => location.origin + link;

export function Made({ made, again }) {
  return h("section", { id: "made", class: "made", "aria-labelledby": "made-title" },
    h("h2", { id: "made-title" }, made.title, h("small", null, "the table is ready")),
    made.together
      ? h("p", null, h("a", { class: "button main-link", href: made.hot, "data-action": "start" }, "Start on this device"),
        " It shows the seat whose move it is, and says when to hand it over. The links below do the same for single seats.")
      : h("p", null, "One link for each seat: open yours, and send the others theirs. Whoever has a link can sit there. They are shown only now; the table's owner can make new ones."),
    h("ul", null,
      made.seats.map((seat, index) => h(LinkLine, { key: seat.link, name: seat.name, id: index + 1, link: full(seat.link) })),
      h(LinkLine, { name: "Watching", id: "watch", link: full(made.watch), about: "sees what everybody may see" }),
      h(LinkLine, { name: "The table's owner", id: "owner", link: full(made.owner), about: "for you: makes new links, and has the journal in the end" })),
    !made.together && made.seats.length > 1 && h("p", { class: "quiet" }, "All on one device after all? ",
      h("a", { href: made.hot, "data-action": "start" }, "Play from here"), "."),
    h("p", null, h("button", { onClick: again, "data-action": "again" }, "Back to the lobby")));
}

export class LinkLine extends Component {
  state = { copied: false };

  copy = async () => {
    try {
      await navigator.clipboard.writeText(this.props.link);
      this.setState({ copied: true });
    } catch {
      // Without leave to copy, the text stands ready to be copied by hand.
      this.input.select();
    }
  };

  render({ name, link, about, id }, { copied }) {
    return h("li", { "data-link": id }, h("strong", null, name, about && h("small", null, about)),
      h("input", { readOnly: true, value: link, "aria-label": `Link for ${name}`, ref: (input) => (this.input = input),
        onFocus: (event) => event.target.select() }),
      h("button", { onClick: this.copy, "aria-live": "polite" }, copied ? "Copied ✓" : "Copy"),
      h("a", { class: "button", href: link, target: "_blank", rel: "noopener" }, "Open"));
  }
}
