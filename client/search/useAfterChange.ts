import { useEffect, useEffectEvent } from "react";
import { onChange } from "../app/changes.ts";

/** News come in swarms: forty uploads end, and each is told twice. */
const REST_MS = 400;

/** Calls `then` some time after something changed, by this page or by somebody whose news it hears. */
export function useAfterChange(then: () => void): void {
  const act = useEffectEvent(then);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, REST_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, []);
}
