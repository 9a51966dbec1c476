// A roll and what proves it. Before the game is over the seed is secret, and there is only a promise to show.
import { h, render, Component, Fragment, ask, applyLook, lookButton } from "../shared/dom.js";
import { Dice } from "../table/dice.js";
import { prove } from "./proof.js";
import { keptOf } from "../table/receipt.js";

const [, seat, roll] = /^(.*)\/roll\/([^/]+)\/*$/.exec(location.pathname);
/** Where the device is handed round nobody comes to a seat without saying who he is. */
const table = location.search === "?hot" ? seat.replace(/[^/]+$/, "hot") : seat;

const kept = keptOf(seat);

/** Whether what this browser has kept says otherwise. */
function disagrees(proof) {
  const seen = kept?.rolls[proof.roll];
  return Boolean(
    kept &&
    ((kept.commitment && kept.commitment !== proof.commitment) || (seen && seen.faces.join() !== proof.faces.join())),
  );
}

const code = (text) => h("code", null, text || "nothing");

function Verdict({ proof, found }) {
  if (!proof.seed) {
    return h(
      "p",
      { class: "verdict" },
      "The game goes on, so the umpire's seed is still secret. It committed itself to the seed before the first roll;" +
        " when the game is over the seed is published, and this page computes every face again.",
    );
  }
  if (!found) return h("p", { class: "verdict" }, "Computing…");
  if (disagrees(proof)) {
    return h(
      "p",
      { class: "verdict bad", role: "alert", "data-verdict": "bad" },
      "This is not what this browser saw when the roll was made, or not the commitment it had kept: the dice were exchanged.",
    );
  }
  return found.committed && found.right
    ? h("p", { class: "verdict good", "data-verdict": "good" }, "✓ All as committed.")
    : h(
        "p",
        { class: "verdict bad", role: "alert", "data-verdict": "bad" },
        !found.committed ? "The seed is not the one the umpire committed itself to. " : "",
        !found.right ? `The dice should have shown ${found.faces.join(", ")}.` : "",
      );
}

function Steps({ proof, found }) {
  return h(
    "section",
    null,
    h("h2", null, "How it was computed"),
    h(
      "ol",
      null,
      h(
        "li",
        null,
        "SHA-256 of “phaseline seed commitment v1” and the seed gives ",
        code(found.made),
        found.committed ? ", the commitment." : ", which is not the commitment.",
      ),
      h(
        "li",
        null,
        "SHA-256 of “phaseline dice key v1”, the seed and what the seats added gives the key",
        proof.shares?.length
          ? ", and SHA-256 of “phaseline shared dice key v1”, that key and the shares the key "
          : " ",
        code(found.key),
        ".",
      ),
      found.faces.map((value, die) =>
        h(
          "li",
          { key: die },
          `HMAC-SHA-256 with that key over “${proof.roll}/${die}/${proof.sides}/0” (the last figure goes up while the word is too large) gives ${value}; thrown was ${proof.faces[die]}.`,
        ),
      ),
    ),
  );
}

class Roll extends Component {
  state = { found: null };

  async componentDidMount() {
    const { proof } = this.props;
    if (!proof.seed) return;
    this.setState({ found: await prove(proof) });
  }

  render({ proof, names }, { found }) {
    return h(
      "main",
      { class: "roll" },
      h("header", { class: "mast" }, h("a", { href: table }, "← to the table"), lookButton()),
      h("h1", null, `Roll ${proof.roll}`),
      h(
        "div",
        { class: "thrown" },
        h(Dice, { faces: proof.faces, sides: proof.sides }),
        h("span", null, `${proof.faces.length} d${proof.sides}: ${proof.faces.join(", ")}`),
      ),
      h(Verdict, { proof, found }),
      h(
        "dl",
        null,
        h("div", null, h("dt", null, "The umpire committed itself to"), h("dd", null, code(proof.commitment))),
        kept &&
          h(
            "div",
            null,
            h("dt", null, "This browser had seen"),
            h(
              "dd",
              null,
              kept.commitment === proof.commitment
                ? "the same commitment, before it added anything"
                : code(kept.commitment),
            ),
          ),
        proof.added.map((each, i) =>
          h("div", { key: i }, h("dt", null, `${names[i] ?? `Seat ${i + 1}`} added`), h("dd", null, code(each))),
        ),
        (proof.shares ?? []).map((each) =>
          h(
            "div",
            { key: `share${each.seat}` },
            h("dt", null, `${names[each.seat]} shared for this roll`),
            h("dd", null, code(each.share)),
          ),
        ),
        h(
          "div",
          null,
          h("dt", null, "The seed"),
          h("dd", null, proof.seed ? code(proof.seed) : h("span", { class: "quiet" }, "comes when the game is over")),
        ),
      ),
      found && h(Steps, { proof, found }),
    );
  }
}

applyLook();
const app = document.getElementById("app");
try {
  const [proof, game] = await Promise.all([ask(`${seat}/proof?roll=${roll}`), ask(`${seat}/game`)]);
  document.title = `Roll ${proof.roll}, ${game.title}`;
  app.replaceChildren();
  render(h(Roll, { proof, names: game.seats }), app);
} catch (problem) {
  app.querySelector("p").textContent = problem.message;
  app.querySelector("p").className = "problem";
}
