import path from "node:path";
import { buildClient } from "./buildClient.ts";

await buildClient(path.join(import.meta.dirname, ".."));
