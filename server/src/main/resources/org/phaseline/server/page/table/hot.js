// @ts-check
// Several seats on one device. Who is asked has it in hand; between two who may not see the same, nothing is shown but
// whom to pass it to.
/** @import { Seen } from "./play.js" */
import { h, Component, store, stored } from "../shared/dom.js";
import { Seat, unheard } from "../effects/session.js";
import { TablePage } from "./play.js";
import { keptTabletop } from "../effects/tabletop.js";
import { wholeLog } from "../effects/reading.js";
import { verb } from "./words.js";

/** How often a device that waits to be passed on looks whether that is still wanted, in milliseconds. */
const WATCHING = 3000;

/** @typedef {{ seat: Seat, game: Api.Game, number: number }} Place a seat that is played on this device */

/** @param {string} table */
const key = (table) => `phaseline-hot-${table}`;

/**
 * Sits down on every seat of the link that nobody has taken elsewhere; without one, on those this browser sat down on
 * before.
 *
 * @param {string} base
 * @param {string[]} codes
 */
export async function sitOnAll(base, codes) {
  const table = base.replace(/\/hot$/, "");
  const numbers = codes.length ? await taken(table, codes) : stored(key(table), /** @type {number[]} */ ([]));
  // A browser that keeps nothing has no way back after a reload, but plays.
  if (codes.length) store(key(table), numbers);
  const seats = numbers.map((number) => new Seat(`${table}/${number}`));
  if (!seats.length) throw new Error("This browser has no seat at this table. Ask the table's owner for new links.");
  const games = await Promise.all(seats.map((seat) => seat.get("game")));
  seats.forEach((seat, i) => {
    seat.together = numbers.map((number) => number - 1);
    seat.joinDice(games[i]);
  });
  return seats.map((seat, i) => ({ seat, game: games[i], number: Number(seat.base.split("/").at(-1)) - 1 }));
}

/**
 * The numbers of the seats that are this device's now.
 *
 * @param {string} table
 * @param {string[]} codes
 */
async function taken(table, codes) {
  // A seat that a bot plays has no code.
  const seats = codes.map((code, i) => ({ code, number: i + 1 })).filter(({ code }) => code);
  const tried = await Promise.allSettled(seats.map(({ code, number }) => new Seat(`${table}/${number}`).sit(code)));
  const problems = tried.filter((each) => each.status === "rejected").map((each) => each.reason);
  const again = problems.find(unheard) ?? (problems.length === seats.length ? problems[0] : undefined);
  if (again) throw again;
  return seats.map(({ number }) => number).filter((_, i) => tried[i].status === "fulfilled");
}

/**
 * Whom the table waits for next, as one of our seats; undefined while it is still the one who has the device.
 *
 * @param {Place[]} places
 * @param {number} shown
 * @param {Seen} view
 */
function next(places, shown, view) {
  const requests = view.desk.asked;
  const asked = requests.find((each) => each.mine && each.open.length)?.open ?? [];
  const mineToAgree = requests.some((each) => !each.mine && !each.answered);
  const { over, decisions } = view.sighting;
  const stays = mineToAgree || over || decisions.some((each) => each.awaited);
  if (asked.length === 0 && stays) return undefined;
  const awaited = view.sighting.awaited.filter((each) => !each.ready).flatMap((each) => each.seats);
  const mine = places[shown].number;
  const to = [...asked, ...awaited].find(
    (number) => number !== mine && places.some((place) => place.number === number),
  );
  return to === undefined ? undefined : places.findIndex((place) => place.number === to);
}

/**
 * Whether two seats see the same: then nothing has to be hidden while the device goes round.
 *
 * @param {Place} one
 * @param {Place} other
 */
async function alike(one, other) {
  if ((await wholeLog(other.seat)).some((line) => line.kind === "note")) return false;
  const [a, b] = (await Promise.all([one.seat.get("sighting"), other.seat.get("sighting")])).map(
    (view) => view.sighting,
  );
  /** @param {Api.Sighting} sighting */
  const open = (sighting) => JSON.stringify([sighting.state, sighting.pieces, sighting.ownSecrets]);
  /** @param {Api.Sighting} sighting */
  const unseen = (sighting) => [...sighting.decisions, ...sighting.awaited].some((each) => each.sealed);
  return open(a) === open(b) && !unseen(a) && !unseen(b);
}

/**
 * @typedef {object} HotState
 * @property {number | null} shown whose page is shown
 * @property {number} to whose is next
 * @property {number | null} [from]
 * @property {boolean} [ready] whether it is known whom to hand it to
 */

/** @extends {Component<{ places: Place[] }, HotState>} */
export class HotSeat extends Component {
  /** @type {string | undefined} what was there to see when it was taken */
  found;
  inTheMiddle = keptTabletop(this.props.places[0].seat.base).on;
  /** @type {HotState} */
  state = { shown: null, to: 0, ready: !this.inTheMiddle };

  async componentDidMount() {
    this.watching = setInterval(() => this.watch(), WATCHING);
    // After a reload nobody knows who holds it: it goes to whoever is awaited.
    const { places } = this.props;
    const view = await places[0].seat.get("sighting").catch(() => null);
    const to = (view && next(places, 0, view)) ?? 0;
    // A tablet in the middle is nobody's: where all may see the same, nobody needs to be handed it.
    if (this.inTheMiddle && (await this.isAlike(to))) this.take(to);
    else this.setState({ to, ready: true });
  }

  /**
   * Whether all seats here see the same as this one.
   *
   * @param {number} seat
   */
  async isAlike(seat) {
    const { places } = this.props;
    const others = await Promise.all(places.map((place) => alike(places[seat], place).catch(() => false)));
    return others.every(Boolean);
  }

  componentWillUnmount() {
    clearInterval(this.watching);
  }

  /**
   * While the device waits to be passed on, whoever it waits for may decide on a phone: then it goes on by itself to
   * what all may see.
   */
  async watch() {
    const { places } = this.props;
    const { shown, to, from } = this.state;
    if (shown !== null || from === undefined || from === null) return;
    const view = await places[to].seat.get("sighting").catch(() => null);
    if (!view || this.state.shown !== null || view.sighting.decisions.some((each) => each.awaited)) return;
    const after = next(places, to, view) ?? from;
    if ((await this.isAlike(after)) && this.state.shown === null) this.take(after);
  }

  /** @param {Seen} view */
  async turn(view) {
    const { places } = this.props;
    const { shown } = this.state;
    if (shown === null) return;
    // Who took it keeps it until something happens: they may want to open their envelope again.
    const what = JSON.stringify([view.sighting, view.desk.asked]);
    this.found ??= what;
    const to = next(places, shown, view);
    if (to === undefined || what === this.found) return;
    const same = await alike(places[shown], places[to]).catch(() => false);
    if (this.state.shown !== shown) return;
    if (same) this.take(to);
    else this.pass(to);
  }

  /** @param {number} seat */
  take(seat) {
    this.found = undefined;
    this.setState({ shown: seat, to: seat });
  }

  /** @param {number} to */
  pass(to) {
    this.setState({ shown: null, from: this.state.shown, to });
  }

  render() {
    const { places } = this.props;
    const { shown, to, from, ready } = this.state;
    if (!ready && shown === null) return null;
    if (shown === null) return h(PassOn, { places, to, from, take: (seat) => this.take(seat) });
    const { seat, game } = places[shown];
    const hot = h(
      "label",
      { class: "hand" },
      h("span", { class: "unseen" }, "Pass the device to"),
      h(
        "select",
        { id: "hand", value: String(shown), onChange: (event) => this.pass(Number(event.currentTarget.value)) },
        places.map((place, i) =>
          h(
            "option",
            { key: i, value: String(i) },
            i === shown
              ? `${place.game.me} ${verb(place.game, place.game.me, "is")} playing`
              : `pass to ${place.game.me}`,
          ),
        ),
      ),
    );
    return h(TablePage, { key: seat.base, seat, game, hot, onView: (view) => this.turn(view) });
  }
}

/** @typedef {{ places: Place[], to: number, from?: number | null, take: (seat: number) => void }} PassProps */

/** @extends {Component<PassProps>} */
class PassOn extends Component {
  /** @type {HTMLElement | null} */
  button = null;

  componentDidMount() {
    document.title = "Pass the device";
    this.button?.focus();
  }

  componentDidUpdate() {
    this.button?.focus();
  }

  render() {
    const { places, to, from, take } = this.props;
    return h(
      "main",
      { class: "pass-on" },
      h("p", { class: "quiet" }, places[to].game.title),
      h("h1", null, "Pass the device to ", h("strong", null, places[to].game.me)),
      h("p", null, "Nobody else should see the next screen."),
      h(
        "button",
        {
          class: "main",
          "data-action": "take",
          ref: (button) => {
            this.button = button;
          },
          onClick: () => take(to),
        },
        `I am ${places[to].game.me}`,
      ),
      from !== undefined &&
        from !== null &&
        from !== to &&
        h("button", { "data-action": "keep-hand", onClick: () => take(from) }, `I am still ${places[from].game.me}`),
    );
  }
}
