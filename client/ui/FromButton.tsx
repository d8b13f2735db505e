import { cloneElement, type ReactElement, type ReactNode, type Ref } from "react";
import { useComing } from "../app/useComing.ts";
import { Unreached } from "./Unreached.tsx";

/** A button as something opens from it. */
export type OpeningButton = ReactElement<{
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onFocus?: () => void;
  onPointerEnter?: () => void;
  "aria-haspopup"?: "menu" | "dialog";
  "aria-expanded"?: boolean;
}>;

interface Props<Part> {
  button: OpeningButton;
  opens: "menu" | "dialog";
  load: () => Promise<Part>;
  /** Takes the button's place, and opens at once. */
  children: (part: Part) => ReactNode;
}

/** A button whose menu or panel comes when somebody is about to open it: most pages are read without. */
export function FromButton<Part>({ button, opens, load, children }: Props<Part>) {
  const { part, hasFailed, come } = useComing(load);
  if (part) return children(part);
  // On the way before the press; whether it came shows the press itself.
  const prepare = () => void load().catch(() => {});
  return (
    <>
      {cloneElement(button, {
        onClick: come,
        onFocus: prepare,
        onPointerEnter: prepare,
        "aria-haspopup": opens,
        "aria-expanded": false,
      })}
      {hasFailed && <Unreached />}
    </>
  );
}
