// @ts-check
// The devices on which somebody is signed in to a seat, or to the owner's page: a link for another one, and an end to
// all others.
//
// What tests can hold on to: .devices [data-devices=N] [data-action=device|sign-out-others] .devices input [data-said]
import { getAt, postAt, sentenceOf } from "./api.js";
import { h, Component } from "./dom.js";
import { ReachableLink } from "./reach.js";
import { freshSecret } from "./signin.js";

/** @typedef {{ devices: number, link: string, minutes: number, problem: string, said: string }} DevicesState */

/** @extends {Component<{ base: string, name: string }, DevicesState>} */
export class Devices extends Component {
  /** @type {string | undefined} the session that is being changed to */
  next;
  /** @type {DevicesState} */
  state = { devices: 0, link: "", minutes: 0, problem: "", said: "" };

  componentDidMount() {
    this.trying(() => this.count());
  }

  async count() {
    this.setState(await getAt(this.props.base, "devices"));
  }

  /**
   * Does something that may fail, and shows the sentence that says why.
   *
   * @param {() => Promise<void>} deed
   */
  async trying(deed) {
    try {
      await deed();
      this.setState({ problem: "" });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem), said: "" });
    }
  }

  link = () =>
    this.trying(async () => {
      const { link, minutes } = await postAt(this.props.base, "device", {});
      this.setState({ link, minutes, said: "" });
    });

  /** A new session first and then the end of all others: whichever answer gets lost, this browser stays signed in. */
  signOut = () =>
    this.trying(async () => {
      this.next ??= freshSecret();
      await postAt(this.props.base, "renew", { session: this.next });
      await postAt(this.props.base, "sign-out-others", {});
      this.next = undefined;
      await this.count();
      this.setState({ link: "", said: "All your other devices are signed out." });
    });

  render() {
    const { name } = this.props;
    const { devices, link, minutes, problem, said } = this.state;
    return h(
      "div",
      { class: "devices", "data-devices": devices },
      h("p", null, devices > 1 ? `Signed in on ${devices} devices.` : "Signed in on this device only."),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", "data-action": "device", onClick: this.link }, "Link another device"),
        h(
          "button",
          { type: "button", "data-action": "sign-out-others", onClick: this.signOut },
          "Sign out my other devices",
        ),
      ),
      link &&
        h(
          "p",
          null,
          `Open this link on the other device within ${minutes} minutes. It works once, and the log tells everybody.`,
        ),
      link && h(ReachableLink, { key: link, name, path: link }),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      said && h("p", { role: "status", "data-said": "" }, said),
    );
  }
}
