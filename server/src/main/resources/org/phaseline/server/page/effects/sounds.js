// @ts-check
// Sounds of what happens, for those who switch them on: dice, moves, losses, a new turn. Made by the browser, no files.
/** @import { TableStore } from "../state/table.js" */
import { store as keep, stored } from "../shared/dom.js";

const KEY = "phaseline-sounds";

export const soundsOn = () => stored(KEY, false);

/** @param {boolean} on */
export function setSounds(on) {
  keep(KEY, on);
  if (on) tone(440, 0, 0.12);
}

/** @type {AudioContext | undefined} */
let audio;
const context = () => (audio ??= new AudioContext());

/**
 * @param {number} hertz
 * @param {number} after in seconds
 * @param {number} lasts
 * @param {OscillatorType} type
 */
function tone(hertz, after, lasts, type = "sine") {
  const to = context();
  const [sound, loud, at] = [to.createOscillator(), to.createGain(), to.currentTime + after];
  sound.type = type;
  sound.frequency.value = hertz;
  loud.gain.setValueAtTime(0.05, at);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  sound.connect(loud).connect(to.destination);
  sound.start(at);
  sound.stop(at + lasts);
}

const SOUNDS = {
  dice: () => [0, 0.07, 0.15, 0.26].forEach((after, i) => tone(900 - 120 * i, after, 0.05, "square")),
  move: () => tone(330, 0, 0.09, "triangle"),
  loss: () => tone(110, 0, 0.3, "sawtooth"),
  turn: () => [392, 523.25].forEach((hertz, i) => tone(hertz, i * 0.14, 0.4)),
};

/** @param {TableStore} store */
export const playSounds = (store) =>
  store.subscribe(({ tray, happened, card, film }, before) => {
    if (film || document.visibilityState !== "visible" || !soundsOn()) return;
    /** @type {(keyof typeof SOUNDS)[]} */
    const heard = [];
    if (tray && tray !== before.tray) heard.push("dice");
    if (card && card !== before.card) heard.push("turn");
    if (happened.drops.length + happened.gone.length > before.happened.drops.length + before.happened.gone.length)
      heard.push("loss");
    else if (happened.traces !== before.happened.traces && happened.traces.length > 0) heard.push("move");
    try {
      heard.forEach((each) => SOUNDS[each]());
    } catch {
      // A browser without sound shows it all the same.
    }
  });
