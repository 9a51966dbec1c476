// Where the links in mails lead: to confirm an address, or to get no more notices. Nothing happens before the button is pressed, since
// programs that check mail open every link in it.
//
// What tests can hold on to: [data-action=confirm|unsubscribe] [data-said]
import { h, render, Component, Fragment, ask, applyLook, lookButton } from "../shared/dom.js";

const UNSUBSCRIBE = /^\/notices\/unsubscribe\/([^/]+)$/;

const CONFIRMING = {
  action: "confirm",
  title: "Confirm your e-mail address",
  about: "From then on you are told by mail when it is your move. Every such mail has a link that ends them.",
  button: "Confirm",
  done: "Your address is confirmed. You will be told when it is your move.",
};

const UNSUBSCRIBING = {
  action: "unsubscribe",
  title: "No more notices",
  about: "You get no more mail about your moves at this table.",
  button: "Unsubscribe",
  done: "You are unsubscribed: no more mail about this table goes to you. To change your mind, open the table's page.",
};

class Answer extends Component {
  state = { busy: false, done: false, problem: "" };

  send = async () => {
    this.setState({ busy: true, problem: "" });
    try {
      await ask(this.props.path, this.props.body);
      this.setState({ busy: false, done: true });
    } catch (problem) {
      this.setState({ busy: false, problem: problem.message });
    }
  };

  render({ words }, { busy, done, problem }) {
    return h(
      Fragment,
      null,
      h(
        "header",
        { class: "mast" },
        h("a", { href: "/", title: "To the lobby" }, "Phaseline"),
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
const token = UNSUBSCRIBE.exec(location.pathname);
const words = token ? UNSUBSCRIBING : CONFIRMING;
const body = token ? {} : { token: location.hash.slice(1) };
// The token leaves the address bar, and the browser's history with it.
if (!token) history.replaceState(null, "", location.pathname);
document.title = `Phaseline: ${words.title}`;
const app = document.getElementById("app");
app.replaceChildren();
render(h(Answer, { words, path: location.pathname, body }), app);
