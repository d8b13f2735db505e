import type { ReactNode } from "react";
import { FromButton, type OpeningButton } from "./FromButton.tsx";

interface Props<Content> {
  button: OpeningButton;
  /** Sends for what stands in the panel, which `children` draws; `close` closes it. */
  load: () => Promise<Content>;
  children: (content: Content, close: () => void) => ReactNode;
}

/** A small panel below its button, whose code comes when somebody is about to open it. */
export function LaterPopover<Content>({ button, load, children }: Props<Content>) {
  return (
    <FromButton
      button={button}
      opens="dialog"
      load={() => Promise.all([import("./OpenPopover.tsx"), load()])}
    >
      {([{ OpenPopover }, content]) => (
        <OpenPopover button={button}>{(close) => children(content, close)}</OpenPopover>
      )}
    </FromButton>
  );
}
