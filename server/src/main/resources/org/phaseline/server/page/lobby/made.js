// @ts-check
// A table that was made: its links, told once, to be copied or shared one by one or all in a message.
/** @import { ComponentChildren } from "preact" */
/** @import { MadeTable } from "../state/lobby.js" */
import { h, Component } from "../shared/dom.js";
import { Copying, LinkField, Share } from "../shared/copying.js";
import { Reach } from "../shared/reach.js";
import { tabletopLink } from "../state/lobby-address.js";

/**
 * @param {string} link
 * @param {string} origin where others find this server; empty for where this page lies
 */
const full = (link, origin) => (origin || location.origin) + link;
/** @param {string} link */
const path = (link) => link.split("#")[0];

/**
 * What goes to a circle of friends: all but the owner's link, and what is used already.
 *
 * @param {Api.Made} made
 * @param {string[]} mine
 */
export const message = (made, mine = [], origin = "") =>
  [
    `${made.title}: the table is ready. Take your seat (each link works once, in the browser that opens it first):`,
    "",
    ...made.seats
      .filter((seat) => !seat.bot && !mine.includes(seat.link))
      .map((seat) => `${seat.name}: ${full(seat.link, origin)}`),
    `Watching: ${full(made.watch, origin)}`,
  ].join("\n");

/** @typedef {Api.Made["seats"][number]} SeatLink */

/** @typedef {{ made: MadeTable, sit: (link: string) => void, again: () => void, own: boolean }} MadeProps */

/** @extends {Component<MadeProps, { origin: string }>} */
export class Made extends Component {
  /** @type {{ origin: string }} what the links for others begin with */
  state = { origin: "" };

  /**
   * @param {SeatLink} seat
   * @param {number} index
   */
  seat(seat, index) {
    const id = index + 1;
    if (seat.bot)
      return h(
        "li",
        { key: seat.link, "data-link": id },
        h("strong", null, seat.name),
        h("span", null, `A bot plays (${seat.bot}).`),
      );
    const { made, sit } = this.props;
    return made.mine.includes(seat.link)
      ? h(
          "li",
          { key: seat.link, "data-link": id },
          h("strong", null, seat.name),
          h("span", null, "This is your seat."),
          h(
            "span",
            { class: "tools" },
            h("a", { class: "button", href: path(seat.link), target: "_blank", rel: "noopener" }, "Open"),
          ),
        )
      : h(
          LinkLine,
          { key: seat.link, name: seat.name, id, link: full(seat.link, this.state.origin) },
          h(
            "a",
            {
              class: made.mine.length > 0 ? "button" : "button main-link",
              "data-action": "sit",
              href: seat.link,
              target: "_blank",
              rel: "noopener",
              onClick: () => sit(seat.link),
            },
            "Take this seat",
          ),
        );
  }

  render() {
    const { made, again, own } = this.props;
    const { origin } = this.state;
    return h(
      "section",
      { id: "made", class: "made", "aria-labelledby": "made-title" },
      h("h2", { id: "made-title" }, made.title, h("small", null, "the table is ready")),
      made.together
        ? h(
            "p",
            null,
            h("a", { class: "button main-link", href: made.hot, "data-action": "start" }, "Start on this device"),
            " It shows the game to the player whose move it is, and says when to pass it on. Later, each player can" +
              " link a device of their own (⚙). Beside a real board, ",
            h("a", { href: tabletopLink(made.hot), "data-action": "start-tabletop" }, "start in table mode"),
            ": a large card for a tablet in the middle, and phones for what is decided in secret.",
          )
        : h(
            "p",
            null,
            "One link for each seat: take yours here, and send the others theirs. Each link works once: the seat" +
              " then belongs to the browser that opened it, and the log tells everybody. The links are shown only" +
              " here; later, the table's owner can free a seat and make a new link for it.",
          ),
      made.open &&
        h(
          "p",
          { class: "open-to-all", role: "status" },
          h("strong", null, "Open to anybody: "),
          "the lobby of this server lists the table until its seats are taken, and whoever joins there needs no link." +
            " Take your own seat first. You can close the table again on ",
          h("a", { href: path(made.owner), target: "_blank", rel: "noopener" }, "the owner's page"),
          ".",
        ),
      !made.together && h(Reach, { chosen: origin, choose: (chosen) => this.setState({ origin: chosen }) }),
      h(
        "ul",
        null,
        made.seats.map((seat, index) => this.seat(seat, index)),
        h(
          LinkLine,
          {
            name: "Watching",
            id: "watch",
            link: full(made.watch, origin),
            about: "for any number of people; shows only what everybody may see",
          },
          h("a", { class: "button", href: made.watch, target: "_blank", rel: "noopener" }, "Open"),
        ),
        h(
          LinkLine,
          {
            name: "The table's owner",
            id: "owner",
            link: full(made.owner, origin),
            about: "this browser; the link adds another device of yours",
          },
          h("a", { class: "button", href: path(made.owner), target: "_blank", rel: "noopener" }, "Open"),
        ),
      ),
      h(Message, { title: made.title, text: message(made, made.mine, origin) }),
      !made.together &&
        made.seats.length > 1 &&
        h(
          "p",
          { class: "quiet" },
          "Playing on one device after all? ",
          h("a", { href: made.hot, "data-action": "start" }, "Play here"),
          ".",
        ),
      h(
        "p",
        null,
        h("button", { onClick: again, "data-action": "again" }, own ? "Back to the rulebook" : "Back to the lobby"),
      ),
    );
  }
}

/** @extends {Copying<{ title: string, text: string }>} */
class Message extends Copying {
  render() {
    const { title, text } = this.props;
    const { copied, byHand } = this.state;
    return h(
      "div",
      { class: "message" },
      h(
        "button",
        {
          "data-action": "copy-all",
          "aria-live": "polite",
          title: "For friends who will not open each other's links",
          onClick: () => this.copy(text),
        },
        copied ? "Copied ✓" : "Copy all links as one message",
      ),
      h(Share, { what: { title, text } }),
      byHand &&
        h("textarea", {
          readOnly: true,
          rows: 5,
          value: text,
          "aria-label": "All links as one message",
          ref: (input) => {
            this.input = input;
          },
        }),
    );
  }
}

/**
 * @typedef {object} LinkLineProps
 * @property {string} name
 * @property {string} link
 * @property {string} [about]
 * @property {string | number} id
 * @property {ComponentChildren} [children]
 */

/** @param {LinkLineProps} props */
export const LinkLine = ({ name, link, about, id, children }) =>
  h(
    "li",
    { "data-link": id },
    h("strong", null, name, about && h("small", null, about)),
    h(LinkField, { name, link }, children),
  );
