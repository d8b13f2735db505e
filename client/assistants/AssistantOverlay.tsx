import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSparkles } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useErrand } from "../app/errands.ts";
import { useViewer } from "../app/viewer.ts";
import { useShortcut } from "../ui/shortcuts.ts";
import { ASSISTANT_WANTED, type AssistantWish } from "./openAssistants.ts";
import "./overlay.css";

const AssistantDialog = lazy(async () => ({
  default: (await import("./AssistantDialog.tsx")).AssistantDialog,
}));

const ASK = { keys: "mod+/", label: msg`AI assistant` };

/** The assistants from every screen, unless the person or the studio does without them. */
export function AssistantOverlay() {
  const { preferences, workspace } = useViewer();
  return preferences.aiTeam && (workspace?.showsAiTeam ?? true) ? <Assistants /> : null;
}

function Assistants() {
  const { t } = useLingui();
  const [wish, setWish] = useState<AssistantWish | null>(null);
  const toggle = () => setWish((open) => (open ? null : {}));
  useShortcut(ASK, toggle);
  // Once more for somebody who is typing, where other keys rest.
  useHotkeys([["mod+/", (event) => isTyping(event) && toggle()]], []);
  useErrand(ASSISTANT_WANTED, setWish);
  return (
    <>
      <ActionIcon
        className="assistant-button"
        variant="filled"
        radius="xl"
        aria-label={t`AI assistant`}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <IconSparkles size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {wish && (
        <Suspense fallback={null}>
          <AssistantDialog wish={wish} onClose={() => setWish(null)} />
        </Suspense>
      )}
    </>
  );
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
