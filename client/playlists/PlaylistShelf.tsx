import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { folded } from "../../domain/library/shelf.ts";
import type { PlaylistShelfQuery } from "../__generated__/PlaylistShelfQuery.graphql.ts";
import { policyNow } from "../app/policyNow.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { TextFilter } from "../ui/TextFilter.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import { NewPlaylistDialog } from "./NewPlaylistDialog.tsx";
import { PlaylistTile } from "./PlaylistTile.tsx";
import "./playlists.css";

/** With fewer playlists nobody has to search. */
const MANY = 12;

/** The person's playlists, those in folders below their folder's name. */
export function PlaylistShelf() {
  const { t, i18n } = useLingui();
  const { address, choose } = useAddressChoice();
  const [open, setOpen] = useState<"new" | "import" | null>(null);
  const { viewer } = useLazyLoadQuery<PlaylistShelfQuery>(
    graphql`
      query PlaylistShelfQuery {
        viewer {
          id
          playlists {
            id
            title
            folder
            ...PlaylistTile_playlist
          }
        }
      }
    `,
    {},
    { fetchPolicy: policyNow() },
  );
  const playlists = viewer!.playlists;
  const text = folded(address.get("q") ?? "");
  const shown = playlists.filter(({ title, folder }) => folded(`${title} ${folder ?? ""}`).includes(text));
  const { compare } = new Intl.Collator(i18n.locale, { numeric: true, sensitivity: "base" });
  const folders = [...Map.groupBy(shown, ({ folder }) => folder ?? "")].toSorted(([a], [b]) => compare(a, b));
  const names = [...new Set(playlists.flatMap(({ folder }) => folder ?? []))].toSorted(compare);
  return (
    <section aria-label={t`Playlists`}>
      <Group gap="sm" mb="md">
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen("new")}>
          {t`New playlist`}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden />}
          onClick={() => setOpen("import")}
        >
          {t`Import`}
        </Button>
        {(playlists.length > MANY || text) && (
          <TextFilter
            isBare
            label={t`Search your playlists`}
            placeholder={t`Search`}
            text={address.get("q") ?? ""}
            onText={(next) => choose({ q: next })}
          />
        )}
      </Group>
      {playlists.length === 0 && (
        <EmptyState title={t`No playlist yet`}>
          {t`Make one here, or add a track to one from its page. Bring lists from elsewhere with Import.`}
        </EmptyState>
      )}
      {playlists.length > 0 && shown.length === 0 && (
        <EmptyState
          title={t`Nothing found`}
          action={
            <Button variant="default" onClick={() => choose({ q: null })}>
              {t`Show everything`}
            </Button>
          }
        >
          {t`None of your playlists has these words in its name.`}
        </EmptyState>
      )}
      {folders.map(([folder, inside]) => (
        <div key={folder}>
          {folder && <h2 className="playlist-folder">{folder}</h2>}
          <ul className="library-lines" aria-label={folder || t`In no folder`}>
            {inside.map((playlist) => (
              <PlaylistTile key={playlist.id} playlist={playlist} />
            ))}
          </ul>
        </div>
      ))}
      <NewPlaylistDialog isOpen={open === "new"} onClose={() => setOpen(null)} folders={names} />
      <ImportDialog isOpen={open === "import"} onClose={() => setOpen(null)} />
    </section>
  );
}
