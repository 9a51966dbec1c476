// @ts-check
// The figures of the sides at the end of a game, as a table.
import { h } from "../shared/dom.js";
import { standings } from "../state/standings.js";
import { bare, capital } from "./words.js";

/** @param {{ game: Api.Game, sighting: Api.Sighting }} props */
export function Scores({ game, sighting }) {
  const [rows, owners] = standings(game, sighting);
  if (rows.length === 0) return null;
  const { winner } = sighting;
  return h(
    "table",
    { class: "scores" },
    h("caption", { class: "unseen" }, "At the end of the game"),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td", null),
        owners.map((owner) =>
          h(
            "th",
            { key: owner, scope: "col", class: owner === winner ? "won" : "" },
            owner === winner && h("span", { "aria-hidden": "true" }, "★ "),
            capital(bare(owner)),
          ),
        ),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map((row) =>
        h(
          "tr",
          { key: row.name, class: row.counts ? "counts" : "" },
          h("th", { scope: "row" }, row.title),
          owners.map((owner) => h("td", { key: owner, class: owner === winner ? "won" : "" }, row.of(owner))),
        ),
      ),
    ),
  );
}
