import type { ReactNode } from "react";
import { FromButton, type OpeningButton } from "./FromButton.tsx";

interface Props<Items> {
  button: OpeningButton;
  width: number;
  position: "bottom-start" | "bottom-end";
  /** Sends for what stands in the menu, which `children` draws. */
  load: () => Promise<Items>;
  children: (items: Items) => ReactNode;
}

/** A menu whose code comes when somebody is about to open it. */
export function LaterMenu<Items>({ button, load, children, ...menu }: Props<Items>) {
  return (
    <FromButton button={button} opens="menu" load={() => Promise.all([import("./OpenMenu.tsx"), load()])}>
      {([{ OpenMenu }, items]) => (
        <OpenMenu button={button} {...menu}>
          {children(items)}
        </OpenMenu>
      )}
    </FromButton>
  );
}
