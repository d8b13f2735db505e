import { types } from "node:util";

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** What the operator can act on as a sentence; anything else with the place where it happened. */
export function whyNotStarted(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const known = whyNotThere(error) ?? whyNoFolder(error);
  if (known) return known;
  const { code, message, stack = message } = error as SystemError;
  return process.env.DEBUG || code ? stack : message;
}

/** Of `PORT` and `HOST`. */
function whyNotThere({ code, syscall, port, address, hostname, message }: SystemError): string | undefined {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Stop it, or choose another one with PORT.`;
  if (syscall === "getaddrinfo")
    return `HOST names no address of this machine: ${hostname} is not known. ${SOME_HOST}`;
  if (syscall !== "listen") return;
  if (code === "EACCES")
    return `Port ${port} is not for the user that runs this: those below 1024 usually are the administrator's. Choose another one with PORT.`;
  if (code === "EADDRNOTAVAIL")
    return `HOST names no address of this machine: ${address} is not one. ${SOME_HOST}`;
  return `This server cannot listen there (${message}). Choose another HOST or PORT.`;
}

const SOME_HOST = "127.0.0.1 is for this machine alone, 0.0.0.0 for whoever reaches it.";

/** Of `DATA_DIR`. */
function whyNoFolder({ code, syscall, path }: SystemError): string | undefined {
  if (!code || !path) return;
  const why = (syscall === "mkdir" && NOT_MADE[code]) || NO_FOLDER[code];
  return why && `The data folder cannot be used: ${path} ${why}`;
}

const OR_ANOTHER = "or choose another one with DATA_DIR.";
const ANOTHER = "Choose another one with DATA_DIR.";
const NOT_A_FOLDER = `is a file, or lies below one. ${ANOTHER}`;
const NOT_OURS = `is closed to the user that runs this. Let that user read and write there, ${OR_ANOTHER}`;
const NOT_OURS_TO_MAKE = `cannot be made by the user that runs this. Make it and give it to that user, ${OR_ANOTHER}`;
const NO_FOLDER: Partial<Record<string, string>> = {
  ENOTDIR: NOT_A_FOLDER,
  EEXIST: NOT_A_FOLDER,
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EROFS: `lies on a disk that can only be read. Make it writable, ${OR_ANOTHER}`,
};
/** A file that is missing where one is read says nothing of the folder. */
const NOT_MADE: Partial<Record<string, string>> = {
  EACCES: NOT_OURS_TO_MAKE,
  EPERM: NOT_OURS_TO_MAKE,
  ENOENT: `lies where the system keeps no folders. ${ANOTHER}`,
};
