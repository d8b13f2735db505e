import { prerenderPages } from "./prerender.tsx";

process.stdout.write(JSON.stringify(await prerenderPages()));
