// @ts-check
// A roll and what proves it. Before the game is over the seed is secret, and there is only a promise to show.
/** @import { Found } from "./proof.js" */
import { getAt, sentenceOf } from "../shared/api.js";
import { h, Component, applyLook, draw, drawProblem, lookButton } from "../shared/dom.js";
import { Dice } from "../table/dice.js";
import { prove } from "./proof.js";
import { keptOf } from "../effects/receipt.js";

const [, seat, roll] = /^(.*)\/roll\/([^/]+)\/*$/.exec(location.pathname) ?? ["", "", ""];
/** Where the device is handed round nobody comes to a seat without saying who they are. */
const table = location.search === "?hot" ? seat.replace(/[^/]+$/, "hot") : seat;

const kept = keptOf(seat);

/**
 * Whether what this browser has kept says otherwise.
 *
 * @param {Api.Proof} proof
 */
function disagrees(proof) {
  const seen = kept?.rolls[proof.roll];
  return Boolean(
    kept &&
    ((kept.commitment && kept.commitment !== proof.commitment) || (seen && seen.faces.join() !== proof.faces.join())),
  );
}

/** @param {string} text */
const code = (text) => h("code", null, text || "none");

/** @param {{ proof: Api.Proof, found: Found | null }} props */
function Verdict({ proof, found }) {
  if (!proof.seed) {
    return h(
      "p",
      { class: "verdict" },
      "The server fixed the dice with a secret seed before the first roll, and published the seed's fingerprint. The" +
        " seed is still secret while the game is in progress. When the game is over it is published, and this page" +
        " checks every die.",
    );
  }
  if (!found) return h("p", { class: "verdict" }, "Computing…");
  if (disagrees(proof)) {
    return h(
      "p",
      { class: "verdict bad", role: "alert", "data-verdict": "bad" },
      "The dice have been tampered with: the roll, or the seed's fingerprint, is not what this browser saw during" +
        " the game.",
    );
  }
  return found.committed && found.right
    ? h(
        "p",
        { class: "verdict good", "data-verdict": "good" },
        "✓ Checked: this roll follows from the seed that was fixed before the game began. Nobody has tampered with it.",
      )
    : h(
        "p",
        { class: "verdict bad", role: "alert", "data-verdict": "bad" },
        !found.committed ? "The seed does not match the fingerprint that was published before the first roll. " : "",
        !found.right ? `With this seed, the dice should have shown ${found.faces.join(", ")}.` : "",
      );
}

/** @param {{ proof: Api.Proof, found: Found }} props */
function Steps({ proof, found }) {
  return h(
    "section",
    null,
    h("h2", null, "How to compute this roll"),
    h(
      "ol",
      null,
      h(
        "li",
        null,
        "SHA-256 of “phaseline seed commitment v1” and the seed gives ",
        code(found.made),
        found.committed ? ", the published fingerprint." : ", which is not the published fingerprint.",
      ),
      h(
        "li",
        null,
        "SHA-256 of “phaseline dice key v1”, the seed and the players' random bytes gives the key",
        proof.shares?.length
          ? ", and SHA-256 of “phaseline shared dice key v1”, that key and the bytes for this roll gives the final key "
          : " ",
        code(found.key),
        ".",
      ),
      found.faces.map((value, die) =>
        h(
          "li",
          { key: die },
          `HMAC-SHA-256 with that key over “${proof.roll}/${die}/${proof.sides}/0” (with 1, 2, … in place of the` +
            ` last 0 when the value has to be drawn again) gives ${value}; the die showed ${proof.faces[die]}.`,
        ),
      ),
    ),
  );
}

/** @extends {Component<{ proof: Api.Proof, names: string[] }, { found: Found | null }>} */
class Roll extends Component {
  /** @type {{ found: Found | null }} */
  state = { found: null };

  async componentDidMount() {
    const { proof } = this.props;
    if (!proof.seed) return;
    this.setState({ found: await prove(proof) });
  }

  render() {
    const { proof, names } = this.props;
    const { found } = this.state;
    return h(
      "main",
      { class: "roll" },
      h("header", { class: "mast" }, h("a", { href: table }, "← Back to the table"), lookButton()),
      h("h1", null, `Roll ${proof.roll}`),
      h(
        "div",
        { class: "thrown" },
        proof.faces.length > 0
          ? [
              h(Dice, { faces: proof.faces, sides: proof.sides }),
              h("span", null, `${proof.faces.length} d${proof.sides}: ${proof.faces.join(", ")}`),
            ]
          : h(
              "span",
              null,
              proof.seed
                ? "No dice were rolled here: an earlier shuffle had settled it."
                : "How these dice fell is shown when the game is over.",
            ),
      ),
      h(Verdict, { proof, found }),
      h(
        "dl",
        null,
        h(
          "div",
          null,
          h("dt", null, "Fingerprint of the seed, published before the first roll"),
          h("dd", null, code(proof.commitment)),
        ),
        kept &&
          h(
            "div",
            null,
            h("dt", null, "Fingerprint this browser saw"),
            h(
              "dd",
              null,
              kept.commitment === proof.commitment
                ? "the same, before it sent its own random bytes"
                : code(kept.commitment),
            ),
          ),
        proof.added.map((each, i) =>
          h(
            "div",
            { key: i },
            h("dt", null, `Random bytes from ${names[i] ?? `seat ${i + 1}`}`),
            h("dd", null, code(each)),
          ),
        ),
        (proof.shares ?? []).map((each) =>
          h(
            "div",
            { key: `share${each.seat}` },
            h("dt", null, `Bytes for this roll from ${names[each.seat]}`),
            h("dd", null, code(each.share)),
          ),
        ),
        h(
          "div",
          null,
          h("dt", null, "The seed"),
          h(
            "dd",
            null,
            proof.seed ? code(proof.seed) : h("span", { class: "quiet" }, "published when the game is over"),
          ),
        ),
      ),
      found && h(Steps, { proof, found }),
    );
  }
}

applyLook();
try {
  const [proof, game] = await Promise.all([
    getAt(seat, "proof", { roll: decodeURIComponent(roll) }),
    getAt(seat, "game"),
  ]);
  document.title = `Roll ${proof.roll}, ${game.title}`;
  draw(h(Roll, { proof, names: game.seats }));
} catch (problem) {
  drawProblem(sentenceOf(problem));
}
