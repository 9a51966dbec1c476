// @ts-check
// On the owner's page: whether anybody may take the seats that are free.
//
// What tests can hold on to: [data-action=open-table]
import { getAt, postAt, sentenceOf } from "../shared/api.js";
import { h, Component } from "../shared/dom.js";

/** @extends {Component<{ base: string }, { open: boolean | null, problem: string }>} */
export class OpenSwitch extends Component {
  /** @type {{ open: boolean | null, problem: string }} */
  state = { open: null, problem: "" };

  async componentDidMount() {
    try {
      this.setState(await getAt(this.props.base, "open"));
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  }

  set = async () => {
    try {
      this.setState({ ...(await postAt(this.props.base, "open", { open: !this.state.open })), problem: "" });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  };

  render() {
    const { open, problem } = this.state;
    return h(
      "li",
      { "data-seat": "open" },
      h(
        "div",
        { class: "chair" },
        h("strong", null, "Who may join"),
        h(
          "span",
          null,
          open === null ? "…" : open ? "anybody: the lobby lists the free seats" : "only those who have a link",
        ),
        open !== null &&
          h(
            "button",
            { "data-action": "open-table", onClick: this.set },
            open ? "Close the table" : "Open it to anybody here",
          ),
      ),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }
}
