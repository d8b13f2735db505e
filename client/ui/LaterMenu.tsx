import { cloneElement, type ReactElement, type ReactNode, type Ref } from "react";
import { useComing } from "../app/useComing.ts";
import { Unreached } from "./Unreached.tsx";

/** A button as a menu opens from it. */
export type MenuButton = ReactElement<{
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onFocus?: () => void;
  onPointerEnter?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

interface Props<Items> {
  button: MenuButton;
  width: number;
  position: "bottom-start" | "bottom-end";
  /** Sends for what stands in the menu, which `children` draws. */
  load: () => Promise<Items>;
  children: (items: Items) => ReactNode;
}

/** A menu whose code comes when somebody is about to open it: most pages are read without. */
export function LaterMenu<Items>({ button, load, children, ...menu }: Props<Items>) {
  const send = () => Promise.all([import("./OpenMenu.tsx"), load()]);
  const { part, hasFailed, come } = useComing(send);
  if (part) {
    const [{ OpenMenu }, items] = part;
    return (
      <OpenMenu button={button} {...menu}>
        {children(items)}
      </OpenMenu>
    );
  }
  // On the way before the press; whether it came shows the press itself.
  const prepare = () => void send().catch(() => {});
  return (
    <>
      {cloneElement(button, {
        onClick: come,
        onFocus: prepare,
        onPointerEnter: prepare,
        "aria-haspopup": "menu",
        "aria-expanded": false,
      })}
      {hasFailed && <Unreached />}
    </>
  );
}
