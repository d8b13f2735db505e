import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { IconDownload, IconShare } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { YearPictures_year$key } from "../../__generated__/YearPictures_year.graphql.ts";
import { useVocabularyContext } from "../../lexicon/useVocabularyContext.ts";
import { drawYear, loadLetters } from "./drawYear.ts";
import { handOn, keepPicture } from "./keepPicture.ts";
import { FORMATS, type Format, type YearPicture } from "./yearPicture.ts";

/** The year as two pictures, which are made here and go nowhere by themselves. */
export function YearPictures({ year: yearRef }: { year: YearPictures_year$key }) {
  const { t, i18n } = useLingui();
  const { labelOf } = useVocabularyContext();
  const found = useFragment(
    graphql`
      fragment YearPictures_year on YearInMusic {
        year
        minutes
        months
        topTracks {
          track {
            id
            title
          }
        }
        topArtists {
          artist {
            id
            name
          }
        }
        topGenres {
          slug
        }
      }
    `,
    yearRef,
  );
  const { year } = found;
  const month = new Intl.DateTimeFormat(i18n.locale, { month: "narrow" });
  const picture: YearPicture = {
    heading: t`My ${year} in music`,
    figure: i18n.number(found.minutes),
    figureLabel: t`minutes at least`,
    lists: [
      { title: t`Artists`, lines: found.topArtists.flatMap(({ artist }) => artist?.name ?? []) },
      { title: t`Songs`, lines: found.topTracks.flatMap(({ track }) => track?.title ?? []) },
    ],
    genres: found.topGenres.map(({ slug }) => labelOf("GENRE", slug)).join(" · "),
    months: found.months,
    monthLetters: found.months.map((_, at) => month.format(new Date(year, at, 15))),
    foot: t`Plays of 30 seconds or more`,
  };
  const names: Record<Format, string> = { story: t`Tall picture`, square: t`Square picture` };
  return (
    <section aria-labelledby="year-pictures">
      <h2 id="year-pictures">{t`Pictures to share`}</h2>
      <p className="year-dim">{t`Made on this device. Nobody sees them until you hand them on.`}</p>
      <div className="year-pictures">
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <OnePicture
            key={format}
            {...{ format, picture, name: names[format], file: `levare-${year}-${format}.png` }}
          />
        ))}
      </div>
    </section>
  );
}

interface Props {
  format: Format;
  picture: YearPicture;
  name: string;
  /** What it is called where it is kept. */
  file: string;
}

function OnePicture({ format, picture, name, file }: Props) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = () => !isGone && canvas.current && drawYear(canvas.current, format, picture);
    void loadLetters().then(draw, draw);
    return () => {
      isGone = true;
    };
  }, [format, picture]);
  const { width, height } = FORMATS[format];
  return (
    <figure className="year-picture" data-format={format}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={`${name}: ${picture.heading}`}
      />
      <figcaption>
        <strong>{name}</strong>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={t`Download ${name}`}
            onClick={() => void keepPicture(canvas.current!, file)}
          >
            {t`Download`}
          </Button>
          {"share" in navigator && (
            <Button
              variant="default"
              leftSection={<IconShare size={18} aria-hidden />}
              aria-label={t`Share ${name}`}
              onClick={() => void handOn(canvas.current!, file)}
            >
              {t`Share`}
            </Button>
          )}
        </Group>
      </figcaption>
    </figure>
  );
}
