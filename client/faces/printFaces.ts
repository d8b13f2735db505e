import { drawFaces } from "./drawFaces.tsx";

process.stdout.write(JSON.stringify(await drawFaces()));
