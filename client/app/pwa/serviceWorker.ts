import type { ToWorker } from "../../worker/messages.ts";

/** Absent in private windows of some browsers, and where the address is neither https nor this machine. */
export const workers = (): ServiceWorkerContainer | undefined =>
  navigator.serviceWorker as ServiceWorkerContainer | undefined;

const PATIENCE_MS = 3_000;

/** Tells a worker something and waits until it is done, though not for ever: a worker may be broken. */
export function postToWorker(worker: ServiceWorker | null | undefined, message: ToWorker): Promise<void> {
  if (!worker) return Promise.resolve();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const patience = setTimeout(resolve, PATIENCE_MS);
    port1.onmessage = () => {
      clearTimeout(patience);
      resolve();
    };
    worker.postMessage(message, [port2]);
  });
}

/** Looks for a new version now: a server has said that this page is too old. */
export async function lookForNewVersion(): Promise<void> {
  const registration = await workers()?.getRegistration();
  await registration?.update();
}
