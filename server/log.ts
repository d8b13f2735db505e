/** One JSON line per event. Facts are named by their callers; nobody logs a request, a header or a form as a whole. */
type Facts = Record<string, unknown>;

function write(level: "info" | "warn" | "error", event: string, facts: Facts = {}): void {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }, readable);
  process[level === "error" ? "stderr" : "stdout"].write(`${line}\n`);
}

function readable(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return {
    name: value.name,
    message: value.message,
    stack: value.stack
      ?.split("\n")
      .slice(1, 6)
      .map((l) => l.trim()),
  };
}

export const log = {
  info: (event: string, facts?: Facts) => write("info", event, facts),
  warn: (event: string, facts?: Facts) => write("warn", event, facts),
  error: (event: string, facts?: Facts) => write("error", event, facts),
};
