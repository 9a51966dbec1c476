// @ts-check
// Computes the umpire's dice again, as docs/journal.md describes them, with the browser's own cryptography where it has
// one.
import { hmacSha256, sha256 } from "./sha256.js";

const utf8 = new TextEncoder();

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {{ made: string, committed: boolean, key: string, faces: number[], right: boolean }} Found */

/**
 * @param {Bytes} data
 * @returns {Promise<Bytes>}
 */
const digest = async (data) =>
  crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", data)) : sha256(data);

/**
 * @param {Bytes} key
 * @param {Bytes} message
 * @returns {Promise<ArrayBuffer>}
 */
async function mac(key, message) {
  if (!crypto.subtle) return hmacSha256(key, message).buffer;
  const signer = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", signer, message);
}

/** @param {string} digits */
export function bytes(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {ArrayBuffer | Uint8Array} data */
export function hex(data) {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {number} number */
function u32(number) {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** @param {Uint8Array} data */
const sized = (data) => joined([u32(data.length), data]);

/** @param {string} seed */
export async function commitment(seed) {
  return hex(await digest(joined([utf8.encode("phaseline seed commitment v1"), bytes(seed)])));
}

/**
 * @param {string} seed
 * @param {string[]} added what each seat had added when the roll was made, in hexadecimal digits
 */
export async function diceKey(seed, added) {
  return digest(
    joined([
      utf8.encode("phaseline dice key v1"),
      sized(bytes(seed)),
      u32(added.length),
      ...added.map((each) => sized(bytes(each))),
    ]),
  );
}

/**
 * @param {Bytes} key
 * @param {Api.Share[]} shares
 */
export async function sharedKey(key, shares) {
  if (!shares.length) return key;
  return digest(
    joined([
      utf8.encode("phaseline shared dice key v1"),
      key,
      u32(shares.length),
      ...shares.map((each) => joined([u32(each.seat), u32(each.n), bytes(each.share)])),
    ]),
  );
}

/**
 * A word at or above the largest multiple of the sides is passed over, so that every face is equally likely.
 *
 * @param {Bytes} key
 * @param {string} roll
 * @param {number} die
 * @param {number} sides
 */
export async function face(key, roll, die, sides) {
  const limit = Math.floor(2 ** 32 / sides) * sides;
  for (let attempt = 0; ; attempt++) {
    const word = new DataView(await mac(key, utf8.encode(`${roll}/${die}/${sides}/${attempt}`))).getUint32(0);
    if (word < limit) return 1 + (word % sides);
  }
}

/**
 * What was found: {committed, key, faces, right}.
 *
 * @param {Api.Proof} proof
 * @returns {Promise<Found>}
 */
export async function prove({ roll, sides, faces, commitment: promised, added, shares, seed }) {
  const made = await commitment(seed);
  const key = await sharedKey(await diceKey(seed, added), shares);
  /** @type {number[]} */
  const computed = [];
  for (let die = 0; die < faces.length; die++) computed.push(await face(key, roll, die, sides));
  return {
    made,
    committed: made === promised,
    key: hex(key),
    faces: computed,
    right: computed.join() === faces.join(),
  };
}
