import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freshInstallation } from "../db/testing/freshInstallation.ts";
import { readConfiguration } from "./configuration.ts";
import { PRIVATE_UMASK } from "./dataFolder.ts";
import { serve } from "./serve.ts";

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test("nobody else on the machine reads the music, the letters or the database, also of an earlier version", async () => {
  const parent = await mkdtemp(path.join(tmpdir(), "levare-folder-"));
  const dataDir = path.join(parent, "data");
  const umask = process.umask(PRIVATE_UMASK);
  try {
    await mkdir(path.join(dataDir, "media/masters"), { recursive: true });
    await writeFile(path.join(dataDir, "secret"), "left open, and long enough for a secret of ours");
    await writeFile(path.join(dataDir, "somebodys-tool"), "not ours");
    const names = [".", "media", "secret", "somebodys-tool"];
    for (const open of names.map((name) => path.join(dataDir, name))) await chmod(open, 0o777);
    const url = await freshInstallation(dataDir);
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", DEMO: "0", SEARCH_ENGINE: "sql" };
    const running = await serve(readConfiguration(env, path.join(import.meta.dirname, "..")));
    await running.close();
    expect(await modeOf(dataDir)).toBe("700");
    expect(await modeOf(path.join(dataDir, "media"))).toBe("700");
    expect(await modeOf(path.join(dataDir, "secret"))).toBe("600");
    expect(await modeOf(path.join(dataDir, "somebodys-tool"))).toBe("777");
    if (!url) expect(await modeOf(path.join(dataDir, "pglite"))).toBe("700");
  } finally {
    process.umask(umask);
    await rm(parent, { recursive: true, force: true });
  }
});
