import { type ComponentType, type ReactNode, useEffect } from "react";
import { useComing } from "../app/useComing.ts";
import { Unreached } from "./Unreached.tsx";

/**
 * Makes of a part of a screen one whose code comes once the screen stands without it; `meanwhile` stands in its place. `send`
 * begins to load it before it is drawn.
 */
export function comesLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  let known: ComponentType<Props> | null = null;
  async function send(): Promise<ComponentType<Props>> {
    known = await load();
    return known;
  }
  function ComesLater(props: Props) {
    const { part, hasFailed, come } = useComing(send, { isPressed: false });
    const Part = known ?? part;
    // biome-ignore lint/correctness/useExhaustiveDependencies: sent for once each time it is drawn
    useEffect(() => {
      if (!Part) come();
    }, []);
    if (hasFailed) return <Unreached />;
    return Part ? <Part {...props} /> : meanwhile;
  }
  return Object.assign(ComesLater, { send: () => void send().catch(() => {}) });
}
