// npm run bench:discover: how often what is recommended is what people go on to play, on the demo's songs and tastes, beside what is
// popular and what comes by chance; with TEST_DATABASE_URL also how long the page takes at 100,000 tracks and 1,000,000 likes, beside
// the limit of 50 ms.
import { measurePage } from "./discover/measurePage.ts";
import { measureQuality } from "./discover/measureQuality.ts";

console.table(await measureQuality());
const server = process.env.TEST_DATABASE_URL;
if (server) console.table(await measurePage(server));
