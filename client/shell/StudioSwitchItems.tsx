import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { useViewer } from "../app/viewer.ts";
import { useSwitchStudio } from "./useSwitchStudio.ts";

/** The studios that the person can go over to. */
export function StudioSwitchItems() {
  const { t } = useLingui();
  const { workspace, workspaces } = useViewer();
  const switchStudio = useSwitchStudio();
  const here = workspace?.id ?? null;
  // In the order of their names: the current one is marked, and none changes its place.
  const studios = [...workspaces].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <Menu.Label>{t`Your studios`}</Menu.Label>
      <Menu.RadioGroup value={here}>
        {studios.map(({ id, name }) => (
          <Menu.RadioItem key={id} value={id} onChange={() => id !== here && void switchStudio(id)}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
