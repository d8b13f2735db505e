import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconShovel } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { dialsIn } from "../../domain/discover/dials.ts";
import type { DiscoverScreenQuery } from "../__generated__/DiscoverScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { DiscoverRows } from "./DiscoverRows.tsx";
import { DiscoverSwitches } from "./DiscoverSwitches.tsx";
import { HubLinks } from "./HubLinks.tsx";
import "./discover.css";

/** Music to find, in rows that say why they are there. */
export function DiscoverScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const { genre, mood } = dialsIn(address);
  const { viewer } = useScreenQuery<DiscoverScreenQuery>(graphql`
    query DiscoverScreenQuery($genre: String, $mood: String) @preloadable {
      viewer {
        id
        preferences {
          ...DiscoverSwitches_preferences
        }
        discover(genre: $genre, mood: $mood) {
          ...DiscoverRows_discover
          ...HubLinks_discover
        }
      }
    }
  `);
  const { discover, preferences } = viewer!;
  return (
    <div className="discover">
      <header className="discover-head">
        <PageTitle title={t`Discover`} />
        <Button
          component={Link}
          to={{ pathname: "/discover/dig", search: address.toString() }}
          leftSection={<IconShovel size={18} aria-hidden />}
        >
          {t`Dig`}
        </Button>
      </header>
      <HubLinks discover={discover} genre={genre} mood={mood} />
      <DiscoverRows discover={discover} isWhole={genre === null && mood === null} />
      <DiscoverSwitches preferences={preferences} genre={genre} mood={mood} />
    </div>
  );
}
