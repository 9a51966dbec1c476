// Select, see what it would do, do it. What has no effect worth showing is done at once; what is final never is.
import { quick } from "./help.js";

const TOO_SOON = 350;
const LONG_HEARD = 1500;

/** A decision as it is asked now. An envelope is the same decision open and closed, with other choices. */
export const asked = (decision) => decision && `${decision.id} ${decision.awaited} ${decision.choices.map((each) => each.word).join("|")}`;

export class Choosing {
  /** @param state gives the page's state, `set` changes it: selected, preview, sending, problem, note, noteOpen */
  constructor(seat, decision, state, set) {
    Object.assign(this, { seat, decision, state, set });
    this.previews = new Map();
    this.signs = new Map();
    this.at = 0;
  }

  /** What changes when a view comes: a decision that is no longer asked is no longer being answered. */
  seen(view) {
    this.knows = view.desk !== undefined;
    const open = new Set(view.sighting.decisions.map(asked));
    const { sending, decided } = this.state();
    const sighting = JSON.stringify(view.sighting);
    if (sighting !== this.sighting) {
      // What a choice would do may be something else now, as when the last of the others is ready.
      this.previews.clear();
      this.signs.clear();
      if (open.has(decided)) this.lookAgain(view.sighting.decisions.find((each) => asked(each) === decided));
    }
    this.sighting = sighting;
    return { sending: open.has(sending) ? sending : "", ...(open.has(decided) ? {} : { selected: "", preview: null, decided: "" }) };
  }

  /** Which choices are final is known before one is selected. */
  async ready(decision) {
    const key = asked(decision);
    if (!this.knows || !decision || this.signs.has(key)) return;
    this.signs.set(key, new Set());
    try {
      const { choices } = await this.seat.get(`preview?decision=${encodeURIComponent(decision.id)}`);
      this.signs.set(key, new Set(choices.filter((each) => each.final).map((each) => each.word)));
      this.set({});
    } catch {
      // It only says in advance what selecting a choice says too.
    }
  }

  finals(decision) {
    return this.signs.get(asked(decision)) ?? new Set();
  }

  /** The decision with its final choices marked, for the board. */
  signed(decision) {
    const finals = this.finals(decision);
    return decision && finals.size ? { ...decision, choices: decision.choices.map((each) => (finals.has(each.word) ? { ...each, final: true } : each)) } : decision;
  }

  preview(decision, word) {
    const key = asked(decision);
    if (!this.previews.has(key)) this.previews.set(key, new Map());
    const known = this.previews.get(key);
    if (!known.has(word)) {
      known.set(word, this.knows
        ? this.seat.get(`preview?decision=${encodeURIComponent(decision.id)}&choice=${encodeURIComponent(word)}`).catch(() => null)
        : Promise.resolve(null));
    }
    return known.get(word);
  }

  async lookAgain(decision) {
    const { selected, preview } = this.state();
    if (!preview) return;
    const again = await this.preview(decision, selected);
    if (again && this.state().selected === selected) this.set({ preview: again });
  }

  /** Hovered or focused: have it ready. */
  look(word) {
    const decision = this.decision();
    if (decision && this.knows && decision.choices.length <= 60) this.preview(decision, word);
  }

  async pick(word) {
    const decision = this.decision();
    const { sending, selected, preview: shown } = this.state();
    if (!decision || sending) return;
    if (selected === word) {
      // A double click does not make up a mind about what is final.
      if (!shown?.final || Date.now() - this.at >= TOO_SOON) await this.act();
      return;
    }
    this.at = Date.now();
    this.set({ selected: word, decided: asked(decision), preview: null, problem: "" });
    const preview = (await this.preview(decision, word)) ?? (this.finals(decision).has(word) ? { word, final: true, lines: [], pieces: [] } : null);
    const now = this.state();
    if (now.selected !== word || now.decided !== asked(decision) || now.sending) return;
    const shows = preview && (preview.final || (!quick() && ((preview.lines?.length ?? 0) > 0 || (preview.pieces?.length ?? 0) > 0)));
    if (shows) this.set({ preview });
    else await this.send(decision, word);
  }

  /** Does what is selected. */
  async act() {
    const { selected, decided, preview, sending } = this.state();
    const decision = this.decision();
    if (!selected || sending || asked(decision) !== decided || !preview) return;
    await this.send(decision, selected);
  }

  drop() {
    this.set({ selected: "", preview: null, decided: "" });
  }

  async send(decision, word) {
    const { note } = this.state();
    const sent = asked(decision);
    this.set({ sending: sent, problem: "", tray: null });
    try {
      await this.seat.answer(decision.id, word, note);
      this.set({ note: "", noteOpen: false, selected: "", preview: null, decided: "" });
      // What it led to comes on the other line; should that be slow, nobody is kept from asking again.
      setTimeout(() => this.state().sending === sent && this.set({ sending: "" }), LONG_HEARD);
    } catch (problem) {
      this.set({ sending: "", problem: problem.message, selected: "", preview: null, decided: "" });
    }
  }
}
