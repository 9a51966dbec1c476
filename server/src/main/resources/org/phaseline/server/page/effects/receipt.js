// @ts-check
// What this browser keeps of the dice, so that nobody who runs the server can change it afterwards: the commitment to
// the seed before the browser added anything, what it added, what it saw rolled, and the shares it showed.
// docs/journal.md says what that proves.
/** @import { Problem } from "../shared/api.js" */
/** @import { SeenRolls } from "../roll/seen.js" */
/** @import { Seat } from "./session.js" */
import { postAt } from "../shared/api.js";
import { store, stored } from "../shared/dom.js";
import { bytes, commitment, diceKey, face, hex, sharedKey } from "../roll/proof.js";
import { keepRolls, shows } from "../roll/seen.js";
import { sha256 } from "../roll/sha256.js";

const SHARED = 3;
const BYTES = 32;
const CHAIN = 1000;

const random = () => hex(crypto.getRandomValues(new Uint8Array(BYTES)));
/**
 * @typedef {object} Kept
 * @property {string} commitment
 * @property {string[]} added
 * @property {SeenRolls} rolls
 * @property {{ chain: string, n: number, answer: string }[]} shares
 * @property {boolean} caughtUp
 * @property {string} [own] what this browser adds, or the secret of its chain of shares
 * @property {boolean} [refused]
 */
/** @typedef {{ wrong: string[], rolls: number, after: number, proved: boolean }} Compared what was found */

/** @returns {Kept} */
const fresh = () => ({ commitment: "", added: [], rolls: {}, shares: [], caughtUp: false });

/**
 * The value of a chain after so many steps from its secret.
 *
 * @param {string} secret
 * @param {number} steps
 */
function link(secret, steps) {
  let value = bytes(secret);
  for (let i = 0; i < steps; i++) value = sha256(value);
  return hex(value);
}

/** @param {string} base */
const keyOf = (base) => `phaseline-dice-${base}`;

/**
 * What a browser has kept for a seat, for pages that only compare; null for nothing.
 *
 * @param {string} base
 */
export const keptOf = (base) => stored(keyOf(base), /** @type {Kept | null} */ (null));

export class Receipt {
  /** What does not agree with what was kept, in a sentence. */
  trouble = "";

  /** The answer that our share is on its way for; several views of the table may want it meanwhile. */
  sending = "";

  /**
   * @param {Seat} seat
   * @param {Api.Game} game
   */
  constructor(seat, game) {
    this.seat = seat;
    this.game = game;
    this.kept = keptOf(seat.base) ?? fresh();
  }

  /** @param {Partial<Kept>} change */
  keep(change) {
    Object.assign(this.kept, change);
    store(keyOf(this.seat.base), this.kept);
  }

  /** Keeps the commitment, and only then adds something of our own. Safe to repeat: the same bytes again count once. */
  async join() {
    const { kept, game } = this;
    if (game.mySeat < 0 || !game.dice.commitment) return;
    if (kept.commitment && kept.commitment !== game.dice.commitment) {
      this.trouble =
        "The dice of this game have been tampered with: the fingerprint of their secret seed is not the one this" +
        " browser saw before.";
      return;
    }
    const shared = game.dice.protocol === SHARED;
    const own = kept.own ?? random();
    this.keep({ commitment: game.dice.commitment, own });
    const added = shared ? link(own, CHAIN) : own;
    try {
      await postAt(this.seat.base, "dice", { bytes: added });
      if (!kept.added.includes(added)) this.keep({ added: [...kept.added, added] });
    } catch (problem) {
      // Somebody else has added for this seat before: a second device, which has its own receipt. Anything else is
      // tried at the next visit.
      if (/** @type {Problem} */ (problem).status === 409) this.keep({ refused: true });
    }
  }

  /**
   * Keeps what was rolled; `after` says that it is known to have come after this browser had added to the dice.
   *
   * @param {Api.LogLine[]} log
   * @param {boolean} after
   */
  remember(log, after) {
    return keepRolls(this.kept.rolls, log, after);
  }

  /**
   * Older lines that were fetched later; whether they came before or after nobody can tell any more.
   *
   * @param {Api.LogLine[]} log
   */
  catchUp(log) {
    if (this.remember(log, false)) this.keep({});
  }

  /**
   * A view of the table: keeps what was rolled, and shows our share where one is wanted.
   *
   * @param {Api.Desk} desk
   * @param {Api.LogLine[]} log
   */
  see(desk, log) {
    const me = this.game.mySeat;
    const { kept } = this;
    let changed = this.remember(log, kept.caughtUp);
    const added = kept.added.length > 0 && desk.dice[me]?.added;
    if (added && !kept.caughtUp) {
      kept.caughtUp = true;
      changed = true;
    }
    if (changed) this.keep({});
    if (me >= 0 && desk.round?.seats.includes(me)) this.share(desk.round.answer);
  }

  /**
   * The same share for the same answer, a new one for another: none is ever shown for two.
   *
   * @param {string} answer
   * @returns {Promise<void>}
   */
  async share(answer) {
    const { kept } = this;
    if (answer === this.sending) return;
    if (this.game.dice.protocol !== SHARED || !kept.own || !kept.added.includes(link(kept.own, CHAIN))) return;
    let n = kept.shares.find((each) => each.chain === kept.own && each.answer === answer)?.n;
    if (n === undefined) {
      n = kept.shares.filter((each) => each.chain === kept.own).length + 1;
      if (n > CHAIN) {
        await this.again();
        return;
      }
      this.keep({ shares: [...kept.shares, { chain: kept.own, n, answer }] });
    }
    this.sending = answer;
    try {
      await postAt(this.seat.base, "share", { answer, n, share: link(kept.own, CHAIN - n) });
    } catch {
      // The roll goes on without our share, or asks again.
    } finally {
      this.sending = "";
    }
  }

  /** A chain is used up after a thousand rolls. */
  again() {
    this.keep({ own: random() });
    return this.join();
  }

  /** As a file for `phaseline verify --receipt`. The secret of the chain stays here. */
  file() {
    const { commitment: promised, added, rolls, shares } = this.kept;
    return JSON.stringify(
      {
        "phaseline-receipt": 1,
        table: this.seat.base,
        seat: this.game.me,
        commitment: promised,
        added,
        rolls: Object.entries(rolls).map(([roll, { sides, faces, after }]) => ({ roll, sides, faces, after })),
        shares: shares.map(({ n, answer }) => ({ n, answer })),
      },
      null,
      1,
    );
  }

  /** Compares everything with what the server says now; once the seed is known every face is computed again. */
  async compare() {
    return compare(this.kept, this.game.mySeat, await this.seat.get("dice"));
  }
}

/**
 * @param {Kept} kept
 * @param {number} me
 * @param {Api.Dice} dice
 * @returns {Promise<Compared>}
 */
export async function compare(kept, me, dice) {
  /** @type {string[]} */
  const wrong = [];
  if (kept.commitment && kept.commitment !== dice.commitment)
    wrong.push("The fingerprint of the secret seed is not the one this browser saw before the first roll.");
  for (const each of kept.added)
    if (!dice.added[me]?.includes(each))
      wrong.push("The random bytes that this browser sent were left out of the dice.");
  const now = new Map(dice.rolls.map((roll) => [roll.roll, roll]));
  const seen = Object.entries(kept.rolls);
  for (const [number, roll] of seen) {
    const said = now.get(number);
    if (said && !shows(roll, said))
      wrong.push(
        `Roll ${number} showed ${roll.faces.join(", ")} here, but the server now says ${said.faces.join(", ")}.`,
      );
  }
  if (dice.seed) {
    if ((await commitment(dice.seed)) !== dice.commitment)
      wrong.push("The seed does not match the fingerprint that was published before the first roll.");
    const keys = await Promise.all(dice.keys.map((added) => diceKey(dice.seed, added)));
    for (const roll of dice.rolls) {
      const key = await sharedKey(keys[roll.key], roll.shares);
      for (let die = 0; die < roll.faces.length; die++) {
        if ((await face(key, roll.roll, die, roll.sides)) !== roll.faces[die])
          wrong.push(`Roll ${roll.roll} does not follow from the seed.`);
      }
    }
  }
  return {
    wrong: [...new Set(wrong)],
    rolls: dice.rolls.length,
    after: seen.filter(([, roll]) => roll.after).length,
    proved: Boolean(dice.seed),
  };
}
