import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { trackPath } from "./page/trackPath.ts";
import type { UploadItem } from "./UploadItem.ts";
import { useUploads } from "./uploads.ts";
import { useArchiveTrack } from "./useTrackVerbs.tsx";

/** A file that is in the catalog already was taken all the same: what is to become of the new track. */
export function DuplicateQuestion({ item }: { item: UploadItem }) {
  const { t } = useLingui();
  const uploads = useUploads();
  const archive = useArchiveTrack();
  const { key, fileName, duplicateOf, trackId, stage } = item;
  if (!duplicateOf || !trackId || stage !== "ready") return null;
  const { title } = duplicateOf;
  return (
    <div className="upload-question">
      <p>
        <Trans>
          You already have this recording: <Link to={trackPath(duplicateOf)}>{title}</Link>
        </Trans>
      </p>
      <Button variant="default" size="compact-md" onClick={() => uploads.keepBoth(key)}>
        {t`Keep both`}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        onClick={() => {
          archive({ id: trackId, title: fileName });
          uploads.dismiss(key);
        }}
      >
        {t`Archive the new one`}
      </Button>
    </div>
  );
}
