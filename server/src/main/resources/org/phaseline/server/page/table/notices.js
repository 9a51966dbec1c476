// How a player wants to be told that it is his move while he is away.
//
// What tests can hold on to: #notice-email #notice-webhook #notice-on [data-action=notices] [data-said]
import { h, Component, ask } from "../shared/dom.js";

/** For the page of a seat; {@code path} is the seat's address. */
export class Notices extends Component {
  state = { wish: null, problem: "", said: "" };

  async componentDidMount() {
    try {
      this.setState({ wish: await ask(`${this.props.path}/notices`) });
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  }

  set(what) {
    this.setState(({ wish }) => ({ wish: { ...wish, ...what }, said: "" }));
  }

  keep = async (event) => {
    event.preventDefault();
    const { email, webhook, on } = this.state.wish;
    try {
      const wish = await ask(`${this.props.path}/notices`, { email, webhook, on });
      this.setState({ wish, problem: "", said: wish.on ? "You will be told when it is your move." : "You will not be told." });
    } catch (problem) {
      this.setState({ problem: problem.message, said: "" });
    }
  };

  render(_, { wish, problem, said }) {
    if (!wish) return problem ? h("p", { class: "problem", role: "alert" }, problem) : h("p", { class: "quiet" }, "Looking…");
    return h("form", { class: "notices", onSubmit: this.keep },
      h("label", { class: "radio" }, h("input", { type: "checkbox", id: "notice-on", checked: wish.on,
        onChange: (event) => this.set({ on: event.target.checked }) }), "Tell me when it is my move and I am away"),
      wish.mail && h("label", { for: "notice-email" }, "By e-mail to"),
      wish.mail && h("input", { id: "notice-email", type: "email", value: wish.email, maxLength: 254, autocomplete: "email",
        onInput: (event) => this.set({ email: event.target.value }) }),
      h("label", { for: "notice-webhook" }, "By a webhook, as chat services have them"),
      h("input", { id: "notice-webhook", type: "url", value: wish.webhook, maxLength: 500, placeholder: "https://",
        onInput: (event) => this.set({ webhook: event.target.value }) }),
      h("div", { class: "row" }, h("button", { "data-action": "notices" }, "Keep that")),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      said && h("p", { role: "status", "data-said": "" }, said));
  }
}
