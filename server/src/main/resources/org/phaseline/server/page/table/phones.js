// @ts-check
// A seat on a phone, for what is decided in secret: a link that works once, for each seat that this device plays.
/** @import { Seat } from "../effects/session.js" */
import { post, postAt, sentenceOf } from "../shared/api.js";
import { LinkField } from "../shared/copying.js";
import { h, Component } from "../shared/dom.js";
import { QrImage } from "../shared/qr.js";
import { Reach } from "../shared/reach.js";
import { capital } from "./words.js";

/** @typedef {{ link: string, minutes: number, code: Api.QrCode | null, problem: string }} PhoneState */

/** @extends {Component<{ base: string, name: string, origin: string }, PhoneState>} */
export class PhoneSeat extends Component {
  /** @type {PhoneState} */
  state = { link: "", minutes: 0, code: null, problem: "" };

  make = async () => {
    try {
      const { link, minutes } = await postAt(this.props.base, "device", {});
      this.setState({ link, minutes, problem: "" });
      await this.draw(link);
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  };

  /** @param {string} link */
  async draw(link) {
    this.setState({ code: null });
    this.setState({ code: await post("/api/qr", { text: this.props.origin + link }) });
  }

  /** @param {{ origin: string }} before */
  componentDidUpdate({ origin }) {
    const { link } = this.state;
    if (link && origin !== this.props.origin)
      this.draw(link).catch((problem) => this.setState({ problem: sentenceOf(problem) }));
  }

  render() {
    const { name, origin } = this.props;
    const { link, minutes, code, problem } = this.state;
    return h(
      "li",
      { class: "phone" },
      h(
        "div",
        { class: "row" },
        h("strong", null, capital(name)),
        h("button", { "data-action": "phone-link", onClick: this.make }, link ? "Another link" : "Link for a phone"),
      ),
      link &&
        h(
          "p",
          null,
          `Point the phone's camera at it, or open the link there, within ${minutes} minutes. It works once.`,
        ),
      code && h(QrImage, { code, name }),
      link && h("div", { class: "row" }, h(LinkField, { key: origin + link, name, link: origin + link, coded: true })),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }
}

/**
 * Of all seats that this device plays.
 *
 * @extends {Component<{ seat: Seat, game: Api.Game }, { origin: string }>}
 */
export class PhoneSeats extends Component {
  state = { origin: "" };

  render() {
    const { seat, game } = this.props;
    const { origin } = this.state;
    const table = seat.base.replace(/\/[^/]*$/, "");
    const numbers = seat.together.length ? seat.together : [game.mySeat];
    return h(
      "div",
      { class: "phones" },
      h(
        "p",
        null,
        "What is decided in secret can be decided on a phone: the tablet then shows only who has decided. " +
          "Everything else can be answered on either.",
      ),
      h(Reach, { chosen: origin, choose: (chosen) => this.setState({ origin: chosen }) }),
      h(
        "ul",
        null,
        numbers.map((number) =>
          h(PhoneSeat, {
            key: number,
            base: `${table}/${number + 1}`,
            name: game.seats[number],
            origin: origin || location.origin,
          }),
        ),
      ),
    );
  }
}
