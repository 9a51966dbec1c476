// @ts-check
// The parts of the page that are pure, for tests.
export * as changes from "../../../../server/src/main/resources/org/phaseline/server/page/state/changes.js";
export { createStore } from "../../../../server/src/main/resources/org/phaseline/server/page/state/store.js";
export { geometry, turned } from "../../../../server/src/main/resources/org/phaseline/server/page/board/geometry.js";
export {
  figuresOf,
  lineOf,
  linkOf,
  pathOf,
} from "../../../../server/src/main/resources/org/phaseline/server/page/board/side-lines.js";
export * as regions from "../../../../server/src/main/resources/org/phaseline/server/page/board/regions.js";
export * as lobby from "../../../../server/src/main/resources/org/phaseline/server/page/state/lobby.js";
export * as lobbyAddress from "../../../../server/src/main/resources/org/phaseline/server/page/state/lobby-address.js";
export * as ending from "../../../../server/src/main/resources/org/phaseline/server/page/state/ending.js";
export { standings } from "../../../../server/src/main/resources/org/phaseline/server/page/state/standings.js";
export { together } from "../../../../server/src/main/resources/org/phaseline/server/page/state/strands.js";
export * as whyNot from "../../../../server/src/main/resources/org/phaseline/server/page/state/why-not.js";
export { shortOdds } from "../../../../server/src/main/resources/org/phaseline/server/page/state/odds.js";
export * as coach from "../../../../server/src/main/resources/org/phaseline/server/page/state/coach.js";
export * as atBoard from "../../../../server/src/main/resources/org/phaseline/server/page/state/at-board.js";
export { spacesNamed } from "../../../../server/src/main/resources/org/phaseline/server/page/board/question-spaces.js";
export * as alike from "../../../../server/src/main/resources/org/phaseline/server/page/state/alike.js";
export * as tabletop from "../../../../server/src/main/resources/org/phaseline/server/page/state/tabletop.js";
export { namesOf } from "../../../../server/src/main/resources/org/phaseline/server/page/board/counter-names.js";
export * as others from "../../../../server/src/main/resources/org/phaseline/server/page/state/others.js";
export * as counted from "../../../../server/src/main/resources/org/phaseline/server/page/state/counted.js";
export * as figures from "../../../../server/src/main/resources/org/phaseline/server/page/state/figures.js";
export * as seating from "../../../../server/src/main/resources/org/phaseline/server/page/state/seating.js";
export * as sequence from "../../../../server/src/main/resources/org/phaseline/server/page/state/sequence.js";
export * as selectors from "../../../../server/src/main/resources/org/phaseline/server/page/state/selectors.js";
export * as log from "../../../../server/src/main/resources/org/phaseline/server/page/state/log.js";
export * as table from "../../../../server/src/main/resources/org/phaseline/server/page/state/table.js";
export { face } from "../../../../server/src/main/resources/org/phaseline/server/page/board/faces.js";
export * as seen from "../../../../server/src/main/resources/org/phaseline/server/page/roll/seen.js";
export { shiftOf, Sliding } from "../../../../server/src/main/resources/org/phaseline/server/page/board/sliding.js";
export { Gestures } from "../../../../server/src/main/resources/org/phaseline/server/page/board/gestures.js";
export * as groups from "../../../../server/src/main/resources/org/phaseline/server/page/board/groups.js";
export * as realms from "../../../../server/src/main/resources/org/phaseline/server/page/board/realms.js";
export * as stacks from "../../../../server/src/main/resources/org/phaseline/server/page/board/stacks.js";
export * as said from "../../../../server/src/main/resources/org/phaseline/server/page/state/said.js";
export * as words from "../../../../server/src/main/resources/org/phaseline/server/page/table/words.js";
export { heaps, rows } from "../../../../server/src/main/resources/org/phaseline/server/page/state/pieces.js";
export * as titles from "../../../../server/src/main/resources/org/phaseline/server/page/state/titles.js";
export * as hand from "../../../../server/src/main/resources/org/phaseline/server/page/state/hand.js";
export * as scores from "../../../../server/src/main/resources/org/phaseline/server/page/state/scores.js";
export * as orders from "../../../../server/src/main/resources/org/phaseline/server/page/state/orders.js";
export * as happened from "../../../../server/src/main/resources/org/phaseline/server/page/state/happened.js";
export * as inspecting from "../../../../server/src/main/resources/org/phaseline/server/page/state/inspecting.js";
export { cardFor } from "../../../../server/src/main/resources/org/phaseline/server/page/state/turn-card.js";
export { distance, measured } from "../../../../server/src/main/resources/org/phaseline/server/page/board/reach.js";
export * as clocks from "../../../../server/src/main/resources/org/phaseline/server/page/state/clocks.js";
export * as pace from "../../../../server/src/main/resources/org/phaseline/server/page/state/pace.js";
export * as push from "../../../../server/src/main/resources/org/phaseline/server/page/effects/push.js";
export { patiently } from "../../../../server/src/main/resources/org/phaseline/server/page/effects/patience.js";
export * as api from "../../../../server/src/main/resources/org/phaseline/server/page/shared/api.js";
export * as signIn from "../../../../server/src/main/resources/org/phaseline/server/page/shared/signin.js";
export * as reach from "../../../../server/src/main/resources/org/phaseline/server/page/state/reach.js";
export * as rematch from "../../../../server/src/main/resources/org/phaseline/server/page/state/rematch.js";
export { isAlone } from "../../../../server/src/main/resources/org/phaseline/server/page/state/choosing.js";
export * as battles from "../../../../server/src/main/resources/org/phaseline/server/page/state/battles.js";
export { heaped } from "../../../../server/src/main/resources/org/phaseline/server/page/state/kept.js";
