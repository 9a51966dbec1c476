// A table that was made: its links, told once, to be copied or shared one by one or all in a message.
import { h, Component } from "../shared/dom.js";

const full = (link) => location.origin + link;

/** What goes to a circle of friends: all but the owner's link, which stays with who made the table. */
export const message = (made) => [`${made.title}: the table is ready. Take your seat:`, "",
  ...made.seats.map((seat) => `${seat.name}: ${full(seat.link)}`), `Watching: ${full(made.watch)}`].join("\n");

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
    h(Message, { title: made.title, text: message(made) }),
    !made.together && made.seats.length > 1 && h("p", { class: "quiet" }, "All on one device after all? ",
      h("a", { href: made.hot, "data-action": "start" }, "Play from here"), "."),
    h("p", null, h("button", { onClick: again, "data-action": "again" }, "Back to the lobby")));
}

/** Where the device can hand something on, as phones do: to whatever its owner writes to his friends with. */
const Share = ({ what }) => Boolean(navigator.share) && h("button", { "data-action": "share",
  // Who thinks better of it is no problem.
  onClick: () => navigator.share(what).catch(() => {}) }, "Share");

/** Copies a text; without leave to do so, the text stands ready to be copied by hand. */
class Copying extends Component {
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

class Message extends Copying {
  render({ title, text }, { copied, byHand }) {
    return h("div", { class: "message" },
      h("button", { "data-action": "copy-all", "aria-live": "polite", title: "For friends who leave each other's seats alone", onClick: () => this.copy(text) },
        copied ? "Copied ✓" : "Copy all links as one message"),
      h(Share, { what: { title, text } }),
      byHand && h("textarea", { readOnly: true, rows: 5, value: text, "aria-label": "All links as one message", ref: (input) => (this.input = input) }));
  }
}

export class LinkLine extends Copying {
  render({ name, link, about, id }, { copied }) {
    return h("li", { "data-link": id }, h("strong", null, name, about && h("small", null, about)),
      h("input", { readOnly: true, value: link, "aria-label": `Link for ${name}`, ref: (input) => (this.input = input),
        onFocus: (event) => event.target.select() }),
      h("span", { class: "tools" },
        h("button", { onClick: () => this.copy(link), "aria-live": "polite" }, copied ? "Copied ✓" : "Copy"),
        h(Share, { what: { title: name, url: link } }),
        h("a", { class: "button", href: link, target: "_blank", rel: "noopener" }, "Open")));
  }
}
