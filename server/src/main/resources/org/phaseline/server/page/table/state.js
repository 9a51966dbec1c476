// @ts-check
// What the umpire keeps: points and ledgers side by side, markers with when they end, pieces by side.
import { h, Fragment } from "../shared/dom.js";
/** @import { Row } from "../state/pieces.js" */
import { heaps, rows } from "../state/pieces.js";
import { FEW, heaped, nothing, ownerOf, ownersOf } from "../state/kept.js";
import { placeOf } from "../board/places.js";
import { bare, capital, plain, remarks, until, worded } from "./words.js";

/** @param {{ game: Api.Game, names: string[], owners: string[], state: Api.Value[], title: string }} props */
function Rows({ game, names, owners, state, title }) {
  /** @param {string} name */
  const field = (name) => game.fields.find((each) => each.name === name && !each.kind);
  /**
   * @param {string} owner
   * @param {string} name
   */
  const at = (owner, name) => state.find((value) => ownerOf(value) === owner && value.name === name);
  return h(
    "table",
    null,
    h("caption", null, title),
    owners.length > 1 &&
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          owners.map((owner) => h("th", { key: owner, scope: "col" }, capital(bare(owner)))),
        ),
      ),
    h(
      "tbody",
      null,
      names.map((name) =>
        h(
          "tr",
          { key: name },
          h(
            "th",
            { scope: "row", title: field(name)?.text && plain(name) },
            capital(worded(field(name)?.text ?? "") || plain(name)),
          ),
          owners.map((owner) => {
            const value = at(owner, name);
            return h(
              "td",
              { key: owner, class: !value || nothing(value) ? "quiet" : "" },
              value ? plain(value.value) : "–",
            );
          }),
        ),
      ),
    ),
  );
}

/**
 * Markers that lie somewhere now, each with when it comes off.
 *
 * @param {{ game: Api.Game, state: Api.Value[] }} props
 */
function Markers({ game, state }) {
  return (
    state.length > 0 &&
    h(
      "ul",
      { class: "markers", "aria-label": "Markers" },
      state.map((value) =>
        h(
          "li",
          { key: `${value.owner} ${value.name}` },
          h("b", null, value.owner && `${capital(bare(value.owner))}: `, capital(plain(value.name))),
          value.value !== "yes" && ` ${plain(value.value)}`,
          value.until && h("small", null, ` until ${until(game, value.until)}`),
        ),
      ),
    )
  );
}

/**
 * Whether a piece waits beside the board, and there is nothing to say of it.
 *
 * @param {Api.Game} game
 * @param {Row} row
 */
const isIdle = (game, { piece, said }) =>
  !piece.spot && !said && game.boards.length > 0 && game.symbols.some((rule) => rule.kind === piece.kind);

/** @param {{ game: Api.Game, sighting: Api.Sighting }} props */
function Pieces({ game, sighting }) {
  /** @param {Api.Piece} piece */
  const say = (piece) => [placeOf(game, piece), ...remarks(game, piece)].filter(Boolean).join(", ");
  return heaps(game, sighting).map(({ side, title, pieces }) => {
    const all = rows(pieces, say);
    const [shown, idle] = [all.filter((row) => !isIdle(game, row)), all.filter((row) => isIdle(game, row))];
    return h(
      "table",
      { key: side, class: "pieces" },
      h("caption", null, side >= 0 && h("i", { class: `chip side${side % 4}`, "aria-hidden": "true" }), capital(title)),
      h(
        "tbody",
        null,
        shown.map(({ piece, said, title: called }) =>
          h(
            "tr",
            { key: `${piece.kind}/${piece.number}`, class: piece.spot || game.boards.length === 0 ? "" : "gone" },
            h("th", { scope: "row" }, capital(called)),
            h(
              "td",
              { title: piece.values.map((value) => `${plain(value.name)}: ${plain(value.value)}`).join("\n") },
              said,
            ),
          ),
        ),
        idle.length > 0 &&
          h(
            "tr",
            { class: "idle" },
            h("th", { scope: "row" }, "Not on the board"),
            h("td", null, idle.map((row) => row.title).join(", ")),
          ),
      ),
    );
  });
}

/** @param {{ game: Api.Game, sighting: Api.Sighting }} props */
export function State({ game, sighting }) {
  /** @param {Api.Value} value */
  const marker = (value) =>
    value.until || game.fields.some((field) => field.name === value.name && !field.kind && field.marker);
  const kept = sighting.state.filter((value) => !marker(value));
  const { known, idle } = heaped(kept);
  /** @param {string} name */
  const owned = (name) => kept.some((value) => value.name === name && value.owner);
  const owners = ownersOf(kept);
  /**
   * @param {string[]} list
   * @param {string} key
   */
  const part = (list, key) => {
    const shared = list.filter((name) => !owned(name));
    const by = list.filter(owned);
    return h(
      Fragment,
      { key },
      shared.length > 0 && h(Rows, { game, names: shared, owners: [""], state: kept, title: "The game" }),
      by.length > 0 &&
        (owners.length <= FEW
          ? h(Rows, { game, names: by, owners, state: kept, title: "The sides" })
          : owners.map((owner) => {
              const has = by.filter((name) =>
                kept.some(
                  (value) =>
                    value.owner === owner &&
                    value.name === name &&
                    (key === "quiet" || (!nothing(value) && value.value !== "0")),
                ),
              );
              return (
                has.length > 0 &&
                h(Rows, { key: owner, game, names: has, owners: [owner], state: kept, title: capital(owner) })
              );
            })),
    );
  };
  return h(
    "div",
    { class: "state", tabIndex: 0, role: "region", "aria-label": "State of the game" },
    h(Markers, { game, state: sighting.state.filter((value) => marker(value) && !nothing(value)) }),
    sighting.ownSecrets.length > 0 &&
      h(
        "ul",
        { class: "markers", "aria-label": "What only you know" },
        sighting.ownSecrets.map((secret) => h("li", { key: secret }, "✉ ", secret)),
      ),
    part(known, "known"),
    h(Pieces, { game, sighting }),
    idle.length > 0 &&
      h(
        "details",
        null,
        h("summary", null, `Empty now: ${idle.length === 1 ? "1 value" : `${idle.length} values`}`),
        part(idle, "quiet"),
      ),
  );
}
