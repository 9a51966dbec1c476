// @ts-check
// Notices by web push, in this browser, also while no page of ours is open.
//
// What tests can hold on to: #notice-push
import { postAt } from "../shared/api.js";

/** Browsers offer it only where the page came over an encrypted line, or from this computer. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** @param {string} text in base64url */
export const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {ArrayBuffer | null} bytes */
export const base64url = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What this browser is subscribed with, if it is. */
export async function subscription() {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks for leave, subscribes this browser and tells the server.
 *
 * @param {string} base
 * @param {string} key the server's
 * @returns {Promise<Api.Notices>}
 */
export async function beginPush(base, key) {
  if ((await Notification.requestPermission()) !== "granted")
    throw new Error("This browser does not allow notifications from this page; change that in its settings.");
  const registration = await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
  const subscribed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  return postAt(base, "push", {
    endpoint: subscribed.endpoint,
    p256dh: base64url(subscribed.getKey("p256dh")),
    auth: base64url(subscribed.getKey("auth")),
  });
}

/**
 * This seat's moves are told here no longer; those of other tables are.
 *
 * @param {string} base
 * @returns {Promise<Api.Notices | null>}
 */
export async function endPush(base) {
  const subscribed = await subscription();
  return subscribed ? postAt(base, "push-stop", { endpoint: subscribed.endpoint }) : null;
}
