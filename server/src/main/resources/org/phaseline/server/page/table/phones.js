// @ts-check
// A seat on a phone, for what is decided in secret: a link that works once, for each seat that this device plays.
/** @import { Seat } from "../effects/session.js" */
import { post, postAt, sentenceOf } from "../shared/api.js";
import { LinkField } from "../shared/copying.js";
import { h, Component } from "../shared/dom.js";
import { QrImage } from "../shared/qr.js";

/** @typedef {{ link: string, minutes: number, code: Api.QrCode | null, problem: string }} PhoneState */

/** @extends {Component<{ base: string, name: string }, PhoneState>} */
export class PhoneSeat extends Component {
  /** @type {PhoneState} */
  state = { link: "", minutes: 0, code: null, problem: "" };

  make = async () => {
    try {
      const { link, minutes } = await postAt(this.props.base, "device", {});
      const address = location.origin + link;
      this.setState({ link: address, minutes, code: null, problem: "" });
      this.setState({ code: await post("/api/qr", { text: address }) });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  };

  render() {
    const { name } = this.props;
    const { link, minutes, code, problem } = this.state;
    return h(
      "li",
      { class: "phone" },
      h(
        "div",
        { class: "row" },
        h("strong", null, name),
        h("button", { "data-action": "phone-link", onClick: this.make }, link ? "Another link" : "Link for a phone"),
      ),
      link &&
        h(
          "p",
          null,
          `Point the phone's camera at it, or open the link there, within ${minutes} minutes. It works once.`,
        ),
      code && h(QrImage, { code, name }),
      link && h("div", { class: "row" }, h(LinkField, { key: link, name, link })),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }
}

/**
 * Of all seats that this device plays.
 *
 * @param {{ seat: Seat, game: Api.Game }} props
 */
export function PhoneSeats({ seat, game }) {
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
    h(
      "ul",
      null,
      numbers.map((number) => h(PhoneSeat, { key: number, base: `${table}/${number + 1}`, name: game.seats[number] })),
    ),
  );
}
