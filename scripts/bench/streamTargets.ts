import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A server that sends the file of the benchmark by ranges. */
export interface Target {
  name: string;
  child: ChildProcess;
  url: string;
}

/**
 * nginx with sendfile and one worker. `holdsBack` is `tcp_nopush`: on in the configuration of its package, and where the goal
 * was measured. Without it half of the sending happens in the time of whoever receives, as loopback has it.
 */
export async function startNginx(folder: string, port: number, holdsBack: boolean): Promise<Target> {
  const own = path.join(folder, `nginx-${port}`);
  mkdirSync(own);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${own}/${kind};`,
  );
  writeFileSync(
    path.join(own, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${own}/nginx.pid; error_log stderr crit; user root;
     events { worker_connections 256; }
     http { sendfile on; tcp_nopush ${holdsBack ? "on" : "off"}; access_log off; keepalive_requests 1000000;
       open_file_cache max=100; ${temporary.join(" ")}
       server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn("/usr/sbin/nginx", ["-c", path.join(own, "nginx.conf"), "-p", own], {
    stdio: "inherit",
  });
  const name = `nginx, sendfile, tcp_nopush ${holdsBack ? "on" : "off"}`;
  return answering({ name, child, url: `http://127.0.0.1:${port}/song.mp3` });
}

/** node's http and nothing else; `nothing-read` answers with the same bytes from memory each time. */
export function startBareNode(folder: string, port: number, mode: "read" | "nothing-read"): Promise<Target> {
  const script = path.join(import.meta.dirname, "bareStreamServer.ts");
  const child = spawn(process.execPath, [script, path.join(folder, "song.mp3"), String(port), mode]);
  const name = mode === "read" ? "bare node, one read, one write" : "bare node that reads nothing";
  return answering({ name, child, url: `http://127.0.0.1:${port}/song.mp3` });
}

/** The product, by signed address. */
export async function startOurs(folder: string): Promise<Target> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "streamServer.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: path.join(folder, "data"),
      BENCH_FILE: path.join(folder, "song.mp3"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", (chunk) => {
      const [, found] = /READY (\S+)/.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error("Our server did not start.")));
  });
  return answering({ name: "levare", child, url });
}

async function answering(target: Target): Promise<Target> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(target.url, { headers: { range: "bytes=1-262144" } }).catch(() => null);
    if (answer?.status === 206 && (await answer.arrayBuffer()).byteLength === 262_144) return target;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${target.url} does not answer.`);
}
