// @ts-check
// Tells who is doing something else that it is their move: a soft sound, or a notification of the browser. Both only
// when they want it.
import { store, stored } from "../shared/dom.js";

const KEY = "phaseline-alerts";
/** Two soft tones, in hertz. */
const TONES = [523.25, 659.25];
const LOUD = 0.06;
const LASTS = 0.5;

export const alerts = () => stored(KEY, { sound: false, notify: false });

/** Browsers have notifications only where the connection is safe. */
export const canNotify = () => "Notification" in globalThis && isSecureContext;

/**
 * Switches one of them; gives a sentence if the browser does not want to.
 *
 * @param {"sound" | "notify"} which
 * @param {boolean} on
 */
export async function setAlert(which, on) {
  if (which === "notify" && on && (await Notification.requestPermission()) !== "granted")
    return "This browser does not allow notifications from this page.";
  store(KEY, { ...alerts(), [which]: on });
  if (which === "sound" && on) chime();
  return "";
}

/** @type {AudioContext | undefined} */
let audio;

function chime() {
  const context = (audio ??= new AudioContext());
  TONES.forEach((hertz, i) => {
    const tone = context.createOscillator(),
      loud = context.createGain(),
      at = context.currentTime + (i * LASTS) / 3;
    tone.frequency.value = hertz;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(LOUD, at + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + LASTS);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + LASTS);
  });
}

/**
 * @param {string} base the seat's address: of one seat there is one notification at most
 * @param {string} title
 */
export function alertMove(base, title) {
  const { sound, notify } = alerts();
  try {
    if (sound) chime();
    if (
      notify &&
      canNotify() &&
      Notification.permission === "granted" &&
      (document.visibilityState === "hidden" || !document.hasFocus())
    ) {
      const notice = new Notification(title, { body: "It is your move.", tag: base });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
  } catch {
    // Some browsers have them by name only; the title of the page says it too.
  }
}
