import { journey } from "../browser/journey.ts";
import { openTracks, trayLine, waitUntilReady } from "../steps/catalog.ts";
import { arriveAs } from "../steps/signIn.ts";
import { song } from "../steps/song.ts";
import { waitUntil } from "../steps/waitUntil.ts";

const BYTES_A_SECOND = 2 * 1024 * 1024;

journey("an upload that a reload cuts off goes on by itself from where it was", async ({ open }) => {
  const page = await open();
  await arriveAs(page, "artist");
  await openTracks(page);
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await network.send("Network.enable");
  await limit(BYTES_A_SECOND);
  const name = `Long Crossing ${Date.now().toString(36)}`;
  // Thirty megabytes.
  const file = song(name, 170);
  await page.getByLabel("Choose audio files").setInputFiles(file);
  // The first piece of eight megabytes has been acknowledged.
  await waitUntil("a third is sent", async () => {
    const words = await trayLine(page, file.name).textContent();
    return Number(/(\d+) %/.exec(words ?? "")?.[1]) > 33;
  });

  const sent: string[] = [];
  // What the page that is left still sent does not count, and it must not come to its end.
  page.once("framenavigated", () => sent.splice(0));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/uploads")) sent.push(request.method());
  });
  await page.reload();
  await limit(-1);
  await waitUntilReady(page, file.name, name);
  if (sent[0] !== "HEAD" || sent.includes("POST"))
    throw new Error(`Instead of going on it sent ${sent.join(", ")}.`);
});
