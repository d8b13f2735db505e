import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { YearScreenQuery } from "../../__generated__/YearScreenQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { useAddressChoice } from "../../ui/useAddressChoice.ts";
import { YearFacts } from "./YearFacts.tsx";
import { YearPictures } from "./YearPictures.tsx";
import "./year.css";

/** A calendar year of the person's own history, and pictures of it to hand on. */
export function YearScreen() {
  const { t } = useLingui();
  const { choose } = useAddressChoice();
  const { viewer } = useScreenQuery<YearScreenQuery>(graphql`
    query YearScreenQuery($year: Int, $timezone: String!) @preloadable {
      viewer {
        id
        yearInMusic(year: $year, timezone: $timezone) {
          year
          years
          plays
          ...YearFacts_year
          ...YearPictures_year
        }
      }
    }
  `);
  const found = viewer?.yearInMusic;
  if (!found)
    return (
      <div className="year">
        <PageTitle title={t`Your year in music`} />
        <EmptyState
          title={t`Your history is off`}
          action={
            <Button component={Link} to="/library?tab=history">
              {t`Open history`}
            </Button>
          }
        >
          {t`A year in music is made from what we remember of your listening, and nothing is remembered now.`}
        </EmptyState>
      </div>
    );
  const { year, years, plays } = found;
  const isGoingOn = year >= new Date().getFullYear();
  return (
    <div className="year">
      <header className="year-head">
        <PageTitle title={t`Your ${year} in music`} />
        {years.length > 1 && (
          <NativeSelect
            aria-label={t`Year`}
            value={year}
            data={years.map(String)}
            onChange={(event) => choose({ of: event.currentTarget.value })}
          />
        )}
      </header>
      {plays === 0 ? (
        <EmptyState
          title={t`Nothing yet`}
          action={
            <Button component={Link} to="/discover">
              {t`Find music`}
            </Button>
          }
        >
          {t`Listen to a song for half a minute, and this year begins to fill.`}
        </EmptyState>
      ) : (
        <>
          <p className="year-note">
            {isGoingOn && t`The year is not over: this is so far.`}{" "}
            {t`A play counts once 30 seconds were heard, or all of a shorter song. Minutes are those we know of; you may have listened longer.`}
          </p>
          <YearFacts year={found} />
          <YearPictures year={found} />
        </>
      )}
    </div>
  );
}
