// @ts-check
// What the dice came to: the sentences that the umpire told right after the last of them.

const MOST = 4;
const ENDS = ["answer", "roll", "turn", "chance"];

/**
 * @param {Api.LogLine[]} log
 * @param {Api.LogLine[]} rolls the latest, as they stand in the log
 * @returns {string[]}
 */
export function countedAfter(log, rolls) {
  const last = rolls.at(-1);
  const at = last ? log.lastIndexOf(last) : -1;
  if (at < 0) return [];
  const rest = log.slice(at + 1);
  const end = rest.findIndex((line) => ENDS.includes(line.kind));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .filter((line) => !line.covered && ["told", "other"].includes(line.kind))
    .slice(0, MOST)
    .map((line) => line.text);
}

/**
 * What one roll came to, beside its dice: "Red, for surprise: 9". The number stays with the words before it.
 *
 * @param {string} text
 */
export function cameTo(text) {
  const short = shortRoll(text);
  const [, who, sum] = /^(.+?): .* = ([^=]+)$/.exec(short) ?? [];
  return who ? `${who}:\u00a0${sum}` : short;
}

/**
 * Who threw what and what for, without what the log says of a roll besides: "Red rolls for surprise (2d6, roll 1r6):
 * 6 3 = 9" is "Red, for surprise: 6 3 = 9". A sentence of another form stays as it is.
 *
 * @param {string} text
 */
export function shortRoll(text) {
  const [, who, why, what] = /^(.+?) rolls? (.*)\(\d*d\d+[^)]*\): (.+)$/.exec(text) ?? [];
  if (!who) return text;
  const purpose = /^(?:for|on) [^']+$/.test(why.trim()) ? `, ${why.trim()}` : "";
  return `${who}${purpose}: ${what}`;
}
