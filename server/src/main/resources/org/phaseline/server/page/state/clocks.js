// @ts-check
// What the clocks of a table show, as data. The server says what they showed at one moment of its own time, and which
// of them run since then.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a clock counts tenths, and is shown as urgent. */
const URGENT = 20 * SECOND;

/**
 * What a seat has left.
 *
 * @param {Api.Clocks} clocks
 * @param {number} seat
 * @param {number} now in the server's time
 */
export const leftOf = (clocks, seat, now) =>
  clocks.seats[seat].left - (clocks.seats[seat].runs ? Math.max(0, now - clocks.at) : 0);

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/**
 * As a clock shows it: days and hours for long games, else hours, minutes and seconds.
 *
 * @param {number} millis
 */
export function clockText(millis) {
  const sign = millis < 0 ? "−" : "";
  // A clock that counts down shows a second until it is over.
  const rest = millis < 0 ? -millis : Math.ceil(millis / SECOND) * SECOND;
  if (rest >= 2 * DAY) return `${sign}${Math.floor(rest / DAY)} d ${Math.floor((rest % DAY) / HOUR)} h`;
  const hours = Math.floor(rest / HOUR);
  const minutes = Math.floor((rest % HOUR) / MINUTE);
  const seconds = Math.floor((rest % MINUTE) / SECOND);
  return hours > 0 ? `${sign}${hours}:${two(minutes)}:${two(seconds)}` : `${sign}${minutes}:${two(seconds)}`;
}

/**
 * In words, for who hears the page read.
 *
 * @param {number} millis
 */
export function clockWords(millis) {
  if (millis <= 0) return "no time left";
  const minutes = Math.ceil(millis / MINUTE);
  if (minutes >= 2 * 24 * 60) return `${Math.floor(minutes / 24 / 60)} days left`;
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours left`;
  return minutes === 1 ? "less than a minute left" : `${minutes} minutes left`;
}

/** @param {number} millis */
export const urgency = (millis) => (millis <= 0 ? "over" : millis <= URGENT ? "urgent" : "");
