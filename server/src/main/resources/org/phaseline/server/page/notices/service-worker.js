// @ts-check
// Shows a push message as a notice, and opens the table when it is clicked. It keeps nothing and changes no request.

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const said = event.data?.json() ?? {};
  event.waitUntil(
    worker.registration.showNotification(said.title ?? "Phaseline", {
      body: said.text ?? "",
      tag: said.page ?? "",
      icon: "/page/shared/icon-192.png",
      data: { page: said.page ?? "/" },
    }),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { page } = event.notification.data;
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ open) => {
      const there = open.find((each) => new URL(each.url).pathname === page);
      return there ? there.focus() : worker.clients.openWindow(page);
    }),
  );
});
