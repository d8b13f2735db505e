import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

/** As the browser sends them. */
const PIECE_BYTES = 8 * 1024 ** 2;
const WAIT_MS = 60_000;

/** A server of ours in a process of its own, its memory, and the way in which the browser uploads to it. */
export async function startUploadServer(dataDir: string) {
  mkdirSync(path.join(dataDir, "client"), { recursive: true });
  writeFileSync(path.join(dataDir, "client/persisted.json"), "{}");
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "uploadBenchServer.ts")], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: process.env.PORT ?? "4112", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const ready = await new Promise<{ address: string; cookie: string }>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The server did not start.")), WAIT_MS);
    child.once("exit", (code) => reject(new Error(`The server ended with code ${code}.`)));
    lines.on("line", (line) => {
      if (!line.startsWith('{"address"')) return;
      clearTimeout(late);
      resolve(JSON.parse(line));
    });
  });

  const status = (field: string) =>
    Number(
      new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1],
    ) / 1024;

  return {
    residentMegabytes: () => status("VmRSS"),
    peakMegabytes: () => status("VmHWM"),
    /** From here on the peak counts anew: proc(5), clear_refs. */
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, "5"),
    async upload(name: string, bytes: Buffer, length: number): Promise<void> {
      const headers = { cookie: ready.cookie, "tus-resumable": "1.0.0", origin: ready.address };
      const announced = await fetch(`${ready.address}/uploads`, {
        method: "POST",
        headers: {
          ...headers,
          "upload-length": String(length),
          "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
        },
      });
      if (announced.status !== 201)
        throw new Error(`Upload refused: ${announced.status} ${await announced.text()}`);
      const address = new URL(announced.headers.get("location")!, ready.address);
      for (let offset = 0; offset < length; offset += PIECE_BYTES) {
        const piece = bytes.subarray(offset, Math.min(length, offset + PIECE_BYTES));
        const answer = await fetch(address, {
          method: "PATCH",
          headers: {
            ...headers,
            "upload-offset": String(offset),
            "content-type": "application/offset+octet-stream",
          },
          body: piece as never,
        });
        if (answer.status !== 204) throw new Error(`Piece refused: ${answer.status} ${await answer.text()}`);
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.removeAllListeners("exit");
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}
