// Select, see what it would do, do it. What has no effect worth showing is done at once; what is final never is.
import { quick } from "./help.js";

const TOO_SOON = 350;
const LONG_HEARD = 1500;

/** A decision as it is asked now. An envelope is the same decision open and closed, with other choices. */
export const asked = (decision) =>
  decision && `${decision.id} ${decision.awaited} ${decision.choices.map((each) => each.word).join("|")}`;

const NOTHING_SELECTED = { selected: "", preview: null, decided: "" };

export class Choosing {
  /** @param state gives the page's state, `set` changes it: selected, preview, sending, trouble, problem, about, note, noteOpen, noted */
  constructor(seat, decision, state, set) {
    Object.assign(this, { seat, decision, state, set });
    this.previews = new Map();
    this.signs = new Map();
    this.at = 0;
    this.since = 0;
    this.turn = 0;
  }

  /** What changes when a view comes: a decision that is no longer asked is no longer being answered. */
  seen(view) {
    this.knows = view.desk !== undefined;
    const open = new Set(view.sighting.decisions.map(asked));
    const { sending, decided, about, sighting: before } = this.state();
    // A click that was meant for what stood there a moment ago answers nothing.
    const question = [...open].join(" / ");
    if (before && question !== this.question) this.since = Date.now();
    this.question = question;
    const sighting = JSON.stringify(view.sighting);
    if (sighting !== this.sighting) {
      // What a choice would do may be something else now, as when the last of the others is ready.
      this.previews.clear();
      this.signs.clear();
      if (open.has(decided)) this.lookAgain(view.sighting.decisions.find((each) => asked(each) === decided));
    }
    this.sighting = sighting;
    return {
      ...(open.has(sending) ? {} : { sending: "", trouble: "" }),
      ...(open.has(decided) ? {} : NOTHING_SELECTED),
      ...(about && about !== question ? { problem: "", about: "" } : {}),
    };
  }

  /** Whether what stands there has stood long enough to be meant. */
  settled() {
    return Date.now() - this.since >= TOO_SOON;
  }

  /** A sentence for the player, until something else is asked. */
  say(problem) {
    this.set({ problem, about: this.question });
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
    return decision && finals.size
      ? {
          ...decision,
          choices: decision.choices.map((each) => (finals.has(each.word) ? { ...each, final: true } : each)),
        }
      : decision;
  }

  /** What a choice would do. That it cannot be told now is not that it would do nothing, and is not kept. */
  preview(decision, word) {
    const key = asked(decision);
    if (!this.previews.has(key)) this.previews.set(key, new Map());
    const known = this.previews.get(key);
    if (!known.has(word)) {
      known.set(
        word,
        this.seat
          .get(`preview?decision=${encodeURIComponent(decision.id)}&choice=${encodeURIComponent(word)}`)
          .catch(() => {
            known.delete(word);
            return { word, unknown: true, final: this.finals(decision).has(word), lines: [], pieces: [] };
          }),
      );
    }
    return known.get(word);
  }

  async lookAgain(decision) {
    const { selected, preview } = this.state();
    if (!preview) return;
    const again = await this.preview(decision, selected);
    if (this.state().selected === selected) this.set({ preview: again });
  }

  /** Hovered or focused: have it ready. */
  look(word) {
    const decision = this.decision();
    if (decision && this.knows && decision.choices.length <= 60) this.preview(decision, word);
  }

  async pick(word) {
    const decision = this.decision();
    const { sending, selected, preview: shown } = this.state();
    if (!decision || sending || !this.settled()) return;
    if (selected === word) {
      // A double click does not make up a mind about what is final, or unknown.
      if (!(shown?.final || shown?.unknown) || Date.now() - this.at >= TOO_SOON) await this.act();
      return;
    }
    this.at = Date.now();
    this.set({ selected: word, decided: asked(decision), preview: null, problem: "", about: "" });
    const preview = this.knows ? await this.preview(decision, word) : null;
    const now = this.state();
    if (now.selected !== word || now.decided !== asked(decision) || now.sending) return;
    const shows =
      preview &&
      (preview.final ||
        preview.unknown ||
        (!quick() && ((preview.lines?.length ?? 0) > 0 || (preview.pieces?.length ?? 0) > 0)));
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
    this.set(NOTHING_SELECTED);
  }

  /** Ends the trying; the answer may have arrived all the same, and then it stands. */
  giveUp() {
    this.turn++;
    this.set({ sending: "", trouble: "" });
  }

  async send(decision, word) {
    const { note: written, noted } = this.state();
    const note = noted === decision.id ? written : "";
    const sent = asked(decision);
    const turn = ++this.turn;
    this.set({ sending: sent, trouble: "", problem: "", about: "", tray: null, away: null });
    try {
      const heard = await this.seat.answer(decision.id, word, note, (trouble) => {
        if (this.turn === turn) this.set({ trouble });
        return this.turn === turn;
      });
      if (!heard) return;
      // The view may have come first, and with it the next question and what was selected or written there.
      const now = this.state();
      this.set({
        ...(now.decided === sent ? NOTHING_SELECTED : {}),
        ...(now.noted === noted && now.note === written ? { note: "", noteOpen: false, noted: "" } : {}),
      });
      // What it led to comes on the other line. Should that be slow, nobody is kept from asking again, and the line is in doubt.
      setTimeout(() => {
        if (this.state().sending !== sent) return;
        this.set({ sending: "", trouble: "" });
        this.seat.doubt();
      }, LONG_HEARD);
    } catch (problem) {
      const now = this.state();
      this.set({
        ...(now.sending === sent ? { sending: "", trouble: "" } : {}),
        ...(now.decided === sent ? NOTHING_SELECTED : {}),
      });
      this.say(problem.message);
    }
  }
}
