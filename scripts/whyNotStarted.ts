import { types } from "node:util";

/** What the operator can act on as a sentence; anything else with the place where it happened. */
export function whyNotStarted(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const {
    code,
    message,
    path,
    syscall,
    port,
    stack = message,
  } = error as NodeJS.ErrnoException & {
    port?: number;
  };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Stop it, or choose another one with PORT.`;
  if (syscall === "listen")
    return `This server cannot listen there (${message}). Choose another HOST or PORT.`;
  if (code && NOT_A_FOLDER.includes(code) && path)
    return `The data folder cannot be used: ${path} is a file, or lies below one. Choose another one with DATA_DIR.`;
  if (code && NO_FOLDER.includes(code) && path)
    return `The data folder cannot be used: ${message}. Make it writable for the user that runs this, or choose another one with DATA_DIR.`;
  if (code && NO_DATABASE.includes(code))
    return `The database of DATABASE_URL cannot be opened (${code}${message ? `: ${message}` : ""}). Check its address, name, user and password, and that it runs.`;
  return process.env.DEBUG || code ? stack : message;
}

const NOT_A_FOLDER = ["ENOTDIR", "EEXIST"];
const NO_FOLDER = ["EACCES", "EROFS", "EPERM"];
/** Of the network, and PostgreSQL's own: wrong user or password, no such database, too many connections, starting up. */
const NO_DATABASE = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "28000",
  "28P01",
  "3D000",
  "53300",
  "57P03",
];
