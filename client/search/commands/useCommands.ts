import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { folded } from "../../../domain/lexicon/vocabulary.ts";
import { useMaybeViewer } from "../../app/viewer.ts";
import { useSwitchStudio } from "../../shell/useSwitchStudio.ts";

export interface Command {
  name: string;
  run: () => void;
}

/** From so many letters on, Enter does what they begin. */
const LETTERS = 3;

/** What can be done from the search. `offered`: all that fits what is typed; `meant`: what Enter does, null for a search. */
export function useCommands(text: string): { offered: readonly Command[]; meant: Command | null } {
  const { t } = useLingui();
  const navigate = useNavigate();
  const viewer = useMaybeViewer();
  const switchStudio = useSwitchStudio();
  if (!viewer) return { offered: [], meant: null };
  const { workspace, workspaces } = viewer;
  const others = workspaces.filter(({ id }) => id !== workspace?.id);
  const all: Command[] = [
    ...(workspace
      ? [
          { name: t`New release`, run: () => void navigate("/releases?new=1") },
          { name: t`Upload tracks`, run: () => void navigate("/catalog/tracks?upload=1") },
        ]
      : []),
    { name: t`Open settings`, run: () => void navigate("/settings") },
    ...others.map(({ id, name }) => ({ name: t`Switch to ${name}`, run: () => void switchStudio(id) })),
  ];
  const typed = folded(text);
  const offered = all.filter(({ name }) => ` ${folded(name)}`.includes(` ${typed}`));
  const meant =
    typed.length < LETTERS ? null : (offered.find(({ name }) => folded(name).startsWith(typed)) ?? null);
  return { offered, meant };
}
