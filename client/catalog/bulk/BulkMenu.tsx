import { Plural, useLingui } from "@lingui/react/macro";
import { Button, Menu, NativeSelect, Popover, Stack } from "@mantine/core";
import { IconArchive, IconBarcode, IconChevronDown, IconRocket } from "@tabler/icons-react";
import { useState } from "react";
import { type ColumnKey, columnOf } from "../../../domain/catalog/table/trackColumns.ts";
import { AddToReleaseDialog } from "../../releases/AddToReleaseDialog.tsx";
import type { ChosenTrack } from "../../releases/TrackPicker.tsx";
import { useColumnLabels } from "../sheet/useColumnLabels.ts";
import { useAssignIsrcs } from "../useAssignIsrcs.tsx";
import { useArchiving } from "./useArchiving.tsx";

interface Props {
  workspaceId: string;
  tracks: readonly ChosenTrack[];
  /** Writes one value into all of them. */
  onSet: (column: ColumnKey, text: string) => void;
  /** The rows have to be read anew. */
  onDone: () => void;
}

/** Tracks that one request gives codes to. */
const ISRCS_AT_ONCE = 100;
const SET: readonly ColumnKey[] = ["genre", "mood", "visibility", "explicit", "language"];

/** What can be done with all selected tracks at once. */
export function BulkMenu({ workspaceId, tracks, onSet, onDone }: Props) {
  const { t } = useLingui();
  const assign = useAssignIsrcs();
  const archive = useArchiving(onDone);
  const [isReleasing, setReleasing] = useState(false);
  if (tracks.length === 0) return null;
  const ids = tracks.map(({ id }) => id);

  async function handleAssign(): Promise<void> {
    for (let from = 0; from < ids.length; from += ISRCS_AT_ONCE)
      if (!(await assign(ids.slice(from, from + ISRCS_AT_ONCE)))) break;
    onDone();
  }
  return (
    <>
      <SetForAll onSet={onSet} />
      <Menu>
        <Menu.Target>
          <Button rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}>
            <Plural value={ids.length} one="# track selected" other="# tracks selected" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconBarcode size={18} stroke={1.75} aria-hidden />}
            onClick={() => void handleAssign()}
          >
            {t`Assign ISRCs`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconRocket size={18} stroke={1.75} aria-hidden />}
            onClick={() => setReleasing(true)}
          >
            {t`Add to a release`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArchive size={18} stroke={1.75} aria-hidden />}
            onClick={() => void archive(ids)}
          >
            {t`Archive`}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReleasing && (
        <AddToReleaseDialog workspaceId={workspaceId} tracks={tracks} onClose={() => setReleasing(false)} />
      )}
    </>
  );
}

/** One value for all selected tracks; one press of Undo takes it back. */
function SetForAll({ onSet }: Pick<Props, "onSet">) {
  const { t } = useLingui();
  const labels = useColumnLabels();
  const [isOpen, setOpen] = useState(false);
  const [column, setColumn] = useState<ColumnKey>("genre");
  const [text, setText] = useState("");
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" onClick={() => setOpen(!isOpen)}>
          {t`Set for all`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack>
          <NativeSelect
            label={t`Column`}
            value={column}
            data={SET.map((key) => ({ value: key, label: labels.label(key) }))}
            onChange={(event) => {
              setColumn(event.currentTarget.value as ColumnKey);
              setText("");
            }}
          />
          <NativeSelect
            label={t`Value`}
            value={text}
            data={[{ value: "", label: t`None` }, ...labels.choices(column)]}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            disabled={text === "" && columnOf(column).isRequired === true}
            onClick={() => {
              onSet(column, text);
              setOpen(false);
            }}
          >
            {t`Set`}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
