// @ts-check
// Where the links in mails lead: to confirm an address, or to get no more notices. Nothing happens before the button is
// pressed, since programs that check mail open every link in it.
//
// What tests can hold on to: [data-action=confirm|unsubscribe] [data-said]
import { post, sentenceOf } from "../shared/api.js";
import { h, Component, Fragment, applyLook, draw, lookButton } from "../shared/dom.js";

const UNSUBSCRIBE = /^\/notices\/unsubscribe\/([^/]+)$/;

const CONFIRMING = {
  action: "confirm",
  title: "Confirm your e-mail address",
  about: "You will then get an e-mail when it is your move. Every e-mail has a link to unsubscribe.",
  button: "Confirm",
  done: "Your address is confirmed. You will get an e-mail when it is your move.",
};

const UNSUBSCRIBING = {
  action: "unsubscribe",
  title: "Unsubscribe from this table",
  about: "You will get no more e-mail about your moves at this table.",
  button: "Unsubscribe",
  done: "You are unsubscribed and will get no more e-mail about this table. To get it again, use the table's page.",
};

/** @typedef {{ words: typeof CONFIRMING, answer: () => Promise<unknown> }} AnswerProps */

/** @extends {Component<AnswerProps, { busy: boolean, done: boolean, problem: string }>} */
class Answer extends Component {
  state = { busy: false, done: false, problem: "" };

  send = async () => {
    this.setState({ busy: true, problem: "" });
    try {
      await this.props.answer();
      this.setState({ busy: false, done: true });
    } catch (problem) {
      this.setState({ busy: false, problem: sentenceOf(problem) });
    }
  };

  render() {
    const { words } = this.props;
    const { busy, done, problem } = this.state;
    return h(
      Fragment,
      null,
      h(
        "header",
        { class: "mast" },
        h("a", { href: "/", title: "Back to the lobby" }, "Phaseline"),
        h("h1", null, words.title),
        lookButton(),
      ),
      h(
        "section",
        null,
        done
          ? h("p", { role: "status", "data-said": "" }, words.done)
          : h(
              Fragment,
              null,
              h("p", null, words.about),
              h(
                "button",
                { class: "main", "data-action": words.action, disabled: busy, onClick: this.send },
                words.button,
              ),
            ),
        problem && h("p", { class: "problem", role: "alert" }, problem),
      ),
    );
  }
}

applyLook();
const here = location.pathname;
const isUnsubscribing = UNSUBSCRIBE.test(here);
const words = isUnsubscribing ? UNSUBSCRIBING : CONFIRMING;
const token = location.hash.slice(1);
const answer = () =>
  isUnsubscribing ? post("/notices/unsubscribe/{token}", {}, here) : post("/notices/confirm", { token });
// The token leaves the address bar, and the browser's history with it.
if (!isUnsubscribing) history.replaceState(null, "", here);
document.title = `Phaseline: ${words.title}`;
draw(h(Answer, { words, answer }));
