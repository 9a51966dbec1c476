// @ts-check
// Has a rulebook of one's own checked by the server: whenever its files change, and while somebody types, when they
// pause.
/** @import { Problem } from "../shared/api.js" */
/** @import { LobbyStore } from "../state/lobby.js" */
import { post, sentenceOf } from "../shared/api.js";
import { isOwnShown } from "../state/lobby.js";

const PAUSE = 700;
const TOO_MANY_REQUESTS = 429;

/** @param {LobbyStore} store */
export function checkWhatIsWritten(store) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} pause */
  function soon(pause) {
    clearTimeout(timer);
    timer = setTimeout(check, pause);
  }

  async function check() {
    const { files } = store.state().draft;
    if (!files.length) {
      store.dispatch({ type: "checked", files, checked: null });
      return;
    }
    store.dispatch({ type: "checking" });
    try {
      const checked = await post("/api/check", { files });
      store.dispatch({ type: "checked", files, checked });
    } catch (problem) {
      const again = /** @type {Problem} */ (problem).status === TOO_MANY_REQUESTS;
      store.dispatch({ type: "check-failed", files, problem: sentenceOf(problem), again });
      if (again && files === store.state().draft.files) soon(3 * PAUSE);
    }
  }

  store.subscribe((state, before, event) => {
    if (!isOwnShown(state)) {
      clearTimeout(timer);
      return;
    }
    const isNew = !isOwnShown(before) || event.type === "choose";
    if (isNew || state.draft.files !== before.draft.files) soon(event.type === "write" && event.typed ? PAUSE : 0);
  });
}
