import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigation } from "react-router";
import { type MenuItem, menuFor } from "../../domain/navigation/menus.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { useShortcut } from "../ui/shortcuts.ts";

const TURN = { keys: "alt+shift+D", label: msg`Show or hide the debug bar` };

/** Who the product takes the person for: hidden until `?debug=1` or its key asks for it (SPEC.md section 2, Shell). */
export function DebugBar() {
  const [isShown, setShown] = useState(
    () => new URLSearchParams(window.location.search).get("debug") === "1",
  );
  useShortcut(TURN, () => setShown((before) => !before));
  return isShown ? <Bar onHide={() => setShown(false)} /> : null;
}

function Bar({ onHide }: { onHide: () => void }) {
  const { t } = useLingui();
  const { email, role } = useViewer();
  const { mode } = useMode();
  const { state } = useNavigation();
  const items = menuFor(role, mode).flatMap((section) => section.items);
  return (
    <section className="shell-debug" aria-label={t`Debug`}>
      <code>{email}</code>
      <code>{role}</code>
      <code>{state}</code>
      <code>{items.flatMap(pathsOf).join(" ")}</code>
      <Button size="compact-sm" variant="default" onClick={onHide}>
        {t`Hide`}
      </Button>
    </section>
  );
}

function pathsOf({ path, children = [] }: MenuItem): string[] {
  return [path, ...children.flatMap(pathsOf)];
}
