// @ts-check
// The page of a game: what it is, how it is won, how long it takes, and the shortest ways into it.
/** @import { LobbyActs } from "../effects/lobby.js" */
/** @import { LobbyState } from "../state/lobby.js" */
import { h, Fragment, trueOrFalse } from "../shared/dom.js";
import { hasLearned } from "../effects/sitting.js";
import { lessonOf, usualScenario } from "../state/lobby-address.js";
import { LESSON_BOT, USUAL_BOT } from "../state/seating.js";
import { Setup } from "./setup.js";

/**
 * A button with what it leads to beside it.
 *
 * @param {{ action: string, label: string, kind: string, busy: boolean, deed: () => void, text: string }} props
 */
const Start = ({ action, label, kind, busy, deed, text }) =>
  h(
    "p",
    { class: "play-now" },
    h("button", { class: `play ${kind}`, "data-action": action, disabled: busy, onClick: deed }, label),
    h("span", { class: "quiet" }, text),
  );

/** @param {{ state: LobbyState, acts: LobbyActs }} props */
function Starts({ state: { chosen, guide, busy, settingUp }, acts }) {
  const lesson = lessonOf(guide);
  const usual = usualScenario(guide);
  const waits = busy || !guide;
  // Who has not begun the first game of it yet begins with that.
  const isNew = Boolean(lesson) && !hasLearned(chosen);
  /** @param {Api.Scenario | undefined} scenario */
  const side = (scenario) => (scenario?.sides.length ? `, as ${scenario.sides[0]}` : "");
  const playNow = h(Start, {
    key: "play-now",
    action: "play-now",
    kind: isNew ? "second" : "first",
    label: "Play now",
    busy: waits,
    deed: () => acts.playNow(usual?.name ?? "", USUAL_BOT),
    text: `Against a bot${usual ? `: ${usual.title}${side(usual)}` : ""}.`,
  });
  const firstGame =
    lesson &&
    h(Start, {
      key: "first-game",
      action: "first-game",
      kind: isNew ? "first" : "second",
      label: "First game",
      busy: waits,
      deed: () => acts.playNow(lesson.name, LESSON_BOT),
      text: `New to it? ${lesson.title}, against an easy bot. A coach explains each new thing beside the board.`,
    });
  return h(
    "div",
    { class: "starts" },
    isNew ? [firstGame, playNow] : [playNow, firstGame],
    h(
      "p",
      { class: "play-now" },
      h(
        "button",
        {
          "data-action": "set-up",
          "aria-expanded": trueOrFalse(settingUp),
          disabled: !guide,
          onClick: () => acts.setUp(!settingUp),
        },
        "Set up a table",
      ),
      h("span", { class: "quiet" }, "With friends or several bots; choose scenario, options, seats and dice."),
    ),
    busy && !settingUp && h("p", { class: "quiet", role: "status" }, "Creating the table…"),
  );
}

/** @param {Api.Scenario[]} scenarios */
const lessonFirst = (scenarios) => [...scenarios].sort((a, b) => Number(b.lesson) - Number(a.lesson));

/** @param {{ scenario: Api.Scenario, busy: boolean, acts: LobbyActs }} props */
const ScenarioCard = ({ scenario, busy, acts }) =>
  h(
    "li",
    { class: "scenario", "data-scenario": scenario.name },
    h("h4", null, scenario.title, scenario.lesson && h("em", { class: "badge" }, "first game")),
    scenario.sides.length > 0 && h("p", { class: "quiet" }, scenario.sides.join(" against ")),
    scenario.about.map((paragraph, i) => h("p", { key: i }, paragraph)),
    h(
      "button",
      {
        disabled: busy,
        "data-action": "play-scenario",
        onClick: () => acts.playNow(scenario.name, scenario.lesson ? LESSON_BOT : USUAL_BOT),
      },
      "Play against a bot",
      h("span", { class: "unseen" }, `: ${scenario.title}`),
    ),
  );

/** @param {{ state: LobbyState, acts: LobbyActs }} props */
export function GamePage({ state, acts }) {
  const { guide, source, settingUp, busy } = state;
  const game = state.games.find(({ id }) => id === state.chosen);
  if (!game) return null;
  const told = guide && "about" in guide ? guide.about : [];
  const about = told.length > 0 ? told : [game.about];
  return h(
    Fragment,
    null,
    h(
      "section",
      { class: "game-page", "data-game": game.id, "aria-labelledby": "game-title" },
      h(
        "p",
        { class: "up" },
        h(
          "a",
          {
            href: "/",
            "data-action": "all-games",
            onClick: (event) => {
              event.preventDefault();
              acts.choose("");
            },
          },
          "‹ All games",
        ),
      ),
      h(
        "div",
        { class: "cover" },
        h("img", { src: game.picture, alt: "", width: 320, height: 180 }),
        h(
          "div",
          null,
          h("h2", { id: "game-title", tabIndex: -1 }, game.title),
          // Nothing that would move when the rest comes.
          guide && about.map((paragraph, i) => h("p", { key: i }, paragraph)),
          guide && h(Starts, { state, acts }),
        ),
      ),
      settingUp && guide && source && h(Setup, { key: source.key, source, guide, make: acts.make, busy: state.busy }),
      guide &&
        guide.scenarios.length > 0 &&
        h(
          "section",
          { "aria-labelledby": "scenarios-title" },
          h("h3", { id: "scenarios-title" }, guide.scenarios.length > 1 ? "Scenarios" : "The scenario"),
          h(
            "ul",
            { class: "scenarios" },
            lessonFirst(guide.scenarios).map((scenario) =>
              h(ScenarioCard, { key: scenario.name, scenario, busy, acts }),
            ),
          ),
        ),
    ),
  );
}
