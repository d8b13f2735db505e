import { lazy } from "react";

/** What stands where no music is: with a search of its own, and seldom seen. */
export const NothingHere = lazy(async () => ({ default: (await import("./NothingHere.tsx")).NothingHere }));
