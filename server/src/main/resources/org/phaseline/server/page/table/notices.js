// @ts-check
// How a player wants to be told that it is their move while they are away.
//
// What tests can hold on to: #notice-email #notice-webhook #notice-on [data-action=notices|resend] [data-said]
// [data-consent]
import { getAt, postAt, sentenceOf } from "../shared/api.js";
import { h, Component } from "../shared/dom.js";
import { beginPush, canPush, endPush, subscription } from "../effects/push.js";

/** How often we look whether the link in the confirmation mail was used, while somebody waits for it here. */
const LOOK_AGAIN = 5_000;

/**
 * @typedef {object} NoticesState
 * @property {Api.Notices | null} wish
 * @property {Api.Notices | null} kept
 * @property {string} problem
 * @property {string} said
 * @property {boolean} here whether this browser is told
 */

/** How it stands with the address; in all but one of them no notice goes there. */
/** @type {Record<string, string>} */
const CONSENT = {
  unasked: "This address is not confirmed, and no confirmation e-mail has been sent to it yet.",
  waiting: "Confirmation e-mail sent: open the link in it. Until then, no notices go to this address.",
  expired: "The link in the confirmation e-mail was not used within seven days.",
  confirmed: "This address is confirmed.",
  unsubscribed: "This address has been unsubscribed with the link in an e-mail.",
};

/**
 * For the page of a seat; `path` is the seat's address.
 *
 * @extends {Component<{ path: string }, NoticesState>}
 */
export class Notices extends Component {
  /** @type {NoticesState} */
  state = { wish: null, kept: null, problem: "", said: "", here: false };

  async componentDidMount() {
    this.timer = setInterval(
      () => this.state.kept?.consent === "waiting" && !document.hidden && this.lookAgain(),
      LOOK_AGAIN,
    );
    try {
      const kept = await getAt(this.props.path, "notices");
      this.setState({ wish: kept, kept, here: kept.browsers > 0 && (await subscription()) !== null });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  }

  componentWillUnmount() {
    clearInterval(this.timer);
  }

  /** What is just being typed stays. */
  async lookAgain() {
    try {
      this.setState({ kept: await getAt(this.props.path, "notices") });
    } catch {
      // Then the next time.
    }
  }

  /** @param {Partial<Api.Notices>} what */
  set(what) {
    this.setState(({ wish }) => ({ wish: wish && { ...wish, ...what }, said: "" }));
  }

  /** @param {boolean} resend */
  async send(resend) {
    if (!this.state.wish) return;
    const { email, webhook, on } = this.state.wish;
    try {
      const kept = await postAt(this.props.path, "notices", { email, webhook, on: on || resend, resend });
      this.setState({
        wish: kept,
        kept,
        problem: "",
        said: kept.on ? "Saved. You will get a notice when it is your move." : "Saved. You will get no notices.",
      });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem), said: "" });
    }
  }

  /**
   * In this browser at once: it asks for leave, and there is nothing to type.
   *
   * @param {boolean} wanted
   */
  async push(wanted) {
    const { path } = this.props;
    try {
      const kept = wanted ? await beginPush(path, this.state.kept?.pushKey ?? "") : await endPush(path);
      this.setState((before) => ({
        wish: kept && before.wish && { ...before.wish, on: kept.on, browsers: kept.browsers },
        kept: kept ?? before.kept,
        here: wanted,
        problem: "",
        said: wanted ? "This browser will notify you when it is your move." : "This browser will no longer notify you.",
      }));
    } catch (problem) {
      this.setState({ here: false, problem: sentenceOf(problem), said: "" });
    }
  }

  /** @param {Event} event */
  keep = (event) => {
    event.preventDefault();
    return this.send(false);
  };

  /**
   * Only of the address as it is kept; one that is just being typed has no standing yet.
   *
   * @param {{ wish: Api.Notices, kept: Api.Notices }} state
   */
  consent({ wish, kept }) {
    if (!wish.mail || !kept.consent || wish.email !== kept.email) return null;
    return h(
      "p",
      { class: "quiet", role: "status", "data-consent": kept.consent },
      CONSENT[kept.consent],
      kept.consent !== "confirmed" &&
        h(
          "button",
          { type: "button", class: "plain", "data-action": "resend", onClick: () => this.send(true) },
          kept.consent === "unasked" ? "Send it now" : "Send another",
        ),
    );
  }

  render() {
    const { wish, kept, problem, said } = this.state;
    if (!wish || !kept)
      return problem ? h("p", { class: "problem", role: "alert" }, problem) : h("p", { class: "quiet" }, "Loading…");
    const byMailOnly = kept.on && kept.email && !kept.webhook && kept.consent !== "confirmed";
    return h(
      "form",
      { class: "notices", onSubmit: this.keep },
      h(
        "label",
        { class: "radio" },
        h("input", {
          type: "checkbox",
          id: "notice-on",
          checked: wish.on,
          onChange: (event) => this.set({ on: event.currentTarget.checked }),
        }),
        "Send me a notice when it is my move and I am away",
      ),
      canPush() &&
        h(
          "label",
          { class: "radio" },
          h("input", {
            type: "checkbox",
            id: "notice-push",
            checked: this.state.here,
            onChange: (event) => this.push(event.currentTarget.checked),
          }),
          "In this browser, also when no page of ours is open",
        ),
      kept.browsers > 0 &&
        h(
          "p",
          { class: "quiet", "data-browsers": kept.browsers },
          kept.browsers === 1 ? "One browser is notified." : `${kept.browsers} browsers are notified.`,
        ),
      wish.mail && h("label", { for: "notice-email" }, "By e-mail to"),
      wish.mail &&
        h("input", {
          id: "notice-email",
          type: "email",
          value: wish.email,
          maxLength: 254,
          autocomplete: "email",
          onInput: (event) => this.set({ email: event.currentTarget.value }),
        }),
      this.consent({ wish, kept }),
      h("label", { for: "notice-webhook" }, "By webhook, for example of a chat service"),
      h("input", {
        id: "notice-webhook",
        type: "url",
        value: wish.webhook,
        maxLength: 500,
        placeholder: "https://",
        onInput: (event) => this.set({ webhook: event.currentTarget.value }),
      }),
      h("div", { class: "row" }, h("button", { "data-action": "notices" }, "Save")),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      said &&
        h(
          "p",
          { role: "status", "data-said": "" },
          byMailOnly ? "Saved. Notices begin when the address is confirmed." : said,
        ),
    );
  }
}
