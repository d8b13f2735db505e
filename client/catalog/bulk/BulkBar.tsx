import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ChosenTrack } from "../../releases/TrackPicker.tsx";
import { focusContent } from "../../ui/focusContent.ts";
import { BulkMenu } from "./BulkMenu.tsx";
import { useBulkSet } from "./useBulkSet.ts";

interface Props {
  workspaceId: string;
  tracks: readonly ChosenTrack[];
  onClear: () => void;
}

/** Stands in the place of the tools while tracks of the list are selected. */
export function BulkBar({ workspaceId, tracks, onClear }: Props) {
  const { t } = useLingui();
  const set = useBulkSet();
  const ids = tracks.map(({ id }) => id);
  return (
    <div className="tracks-tools">
      <BulkMenu
        workspaceId={workspaceId}
        tracks={tracks}
        onSet={(column, text) => void set(ids, column, text)}
        onDone={onClear}
      />
      <Button
        variant="subtle"
        color="gray"
        onClick={() => {
          focusContent();
          onClear();
        }}
      >
        {t`Select none`}
      </Button>
    </div>
  );
}
