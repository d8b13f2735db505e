import { useRef } from "react";

/** The version of the profile that the person edits: the one they were shown, and from there what they saved themselves. */
export interface OwnVersion {
  current: () => number;
  /** Tells of a version that came back with an answer. One further is the person's own change; more is somebody else's too. */
  follow: (next: number) => void;
  /** Takes what stands now as the new beginning. */
  accept: (next: number) => void;
}

export function useOwnVersion(shown: number): OwnVersion {
  const known = useRef(shown);
  return {
    current: () => known.current,
    follow: (next) => {
      if (next === known.current + 1) known.current = next;
    },
    accept: (next) => {
      known.current = next;
    },
  };
}
