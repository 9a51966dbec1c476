// @ts-check
// Whether the dice were what this browser has kept, said in a sentence or two; and what was kept as a file.
/** @import { Compared, Receipt } from "../effects/receipt.js" */
import { sentenceOf } from "../shared/api.js";
import { h, Component } from "../shared/dom.js";

/**
 * @param {number} number
 * @param {string} one
 * @param {string} many
 */
const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;

/** @param {Compared} compared */
function verdict({ wrong, rolls, after, proved }) {
  if (wrong.length) return wrong.join(" ");
  const all = count(rolls, "roll", "rolls");
  if (!proved)
    return (
      `${all} so far, all as this browser saw them. When the game is over, the secret seed is published and this` +
      " browser can check that every roll follows from it."
    );
  if (rolls === 0) return "No dice were rolled.";
  const own = after < rolls ? `${after} of them` : rolls === 1 ? "it" : "all of them";
  const [follow, them] = rolls === 1 ? ["it follows", "it"] : ["all follow", "them"];
  const seed = "the seed that was fixed before the first roll";
  const told = `${all} checked: ${follow} from ${seed}, as this browser saw ${them}`;
  return after > 0 ? `${told}; its own random bytes went into ${own}.` : `${told}.`;
}

/** @param {Receipt} receipt */
export function save(receipt) {
  const address = URL.createObjectURL(new Blob([receipt.file()], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: "dice-receipt.json" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** @extends {Component<{ receipt: Receipt }, { found: Compared | null, problem: string }>} */
export class Fairness extends Component {
  /** @type {{ found: Compared | null, problem: string }} */
  state = { found: null, problem: "" };

  async componentDidMount() {
    try {
      this.setState({ found: await this.props.receipt.compare() });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  }

  render() {
    const { receipt } = this.props;
    const { found, problem } = this.state;
    if (problem) return h("p", { class: "quiet" }, problem);
    if (!found) return h("p", { class: "quiet" }, "Checking the dice…");
    const right = found.wrong.length === 0 && !receipt.trouble;
    return h(
      "p",
      {
        class: right ? "fair good" : "fair bad",
        "data-dice": right ? "good" : "bad",
        role: right ? "status" : "alert",
      },
      right ? "✓ " : "",
      receipt.trouble,
      " ",
      verdict(found),
      " ",
      h("button", { class: "link", "data-action": "receipt", onClick: () => save(receipt) }, "Save the receipt"),
    );
  }
}
