// npm run bench:discover: how often what is recommended is what people go on to play, on the demo's songs and tastes, beside what is
// popular and what comes by chance, on the embedded engine; and, with TEST_DATABASE_URL, what the page costs with 100,000 tracks and
// 1,000,000 likes on that PostgreSQL server (goal: 95 of 100 in 50 ms). `-- speed` measures that alone. Prints tables and judges nothing.
import { measureQuality } from "./discover/measureQuality.ts";
import { measureSpeed } from "./discover/measureSpeed.ts";

if (!process.argv.includes("speed")) console.table(await measureQuality());
if (process.env.TEST_DATABASE_URL) await measureSpeed();
