import { useEffect } from "react";
import { RequestFailed } from "../app/RequestFailed.ts";

interface Props {
  failure: unknown;
  /** There is a connection again, as far as the browser knows. */
  onLine: () => void;
}

/** Stands for what got no answer to its question, until the browser has a line again; any other failure goes to whoever is further out. */
export function AskedLater({ failure, onLine }: Props) {
  useEffect(() => {
    window.addEventListener("online", onLine);
    return () => window.removeEventListener("online", onLine);
  }, [onLine]);
  if (!(failure instanceof RequestFailed)) throw failure;
  return null;
}
