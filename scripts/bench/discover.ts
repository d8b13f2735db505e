// npm run bench:discover: how often what is recommended is what people go on to play, on the demo's songs and tastes, beside what is
// popular and what comes by chance. On the embedded engine.
import { measureQuality } from "./measureQuality.ts";

console.table(await measureQuality());
