import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { IconDisc, IconHeadphones, IconSunrise } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ListeningBadges_profile$key } from "../../__generated__/ListeningBadges_profile.graphql.ts";

const ICONS = { early: IconSunrise, hundred: IconHeadphones, whole: IconDisc };

/** What listening earned, each with why and when. Nothing before the first. */
export function ListeningBadges({ profile }: { profile: ListeningBadges_profile$key }) {
  const { t, i18n } = useLingui();
  const { collection } = useFragment(
    graphql`
      fragment ListeningBadges_profile on Profile {
        collection {
          badges {
            kind
            earnedAt
            artist {
              id
              name
              pagePath
            }
            release {
              id
              title
              pagePath
            }
          }
        }
      }
    `,
    profile,
  );
  const badges = (collection?.badges ?? []).flatMap(({ kind, earnedAt, artist, release }) => {
    const of = artist ?? release;
    if (!of || !(kind in ICONS)) return [];
    const name = artist?.name ?? release?.title ?? "";
    return [{ kind: kind as keyof typeof ICONS, earnedAt, id: of.id, name, path: of.pagePath }];
  });
  if (badges.length === 0) return null;
  const words = (kind: keyof typeof ICONS, name: string) =>
    ({
      early: [t`Early listener`, t`Heard “${name}” in its first week`],
      hundred: [t`100 plays of ${name}`, t`Listened a hundred times, half a minute or more each`],
      whole: [t`Every song of ${name}`, t`Heard each song of the release`],
    })[kind];
  return (
    <section aria-labelledby="profile-badges">
      <h2 id="profile-badges">{t`Badges`}</h2>
      <ul className="collection-badges">
        {badges.map(({ kind, earnedAt, id, name, path }) => {
          const Icon = ICONS[kind];
          const [title, why] = words(kind, name);
          return (
            <li key={`${kind} ${id}`} className="collection-badge" data-kind={kind}>
              <Icon size={28} aria-hidden />
              <span>
                {path ? (
                  <Anchor component={Link} to={path} fw={600}>
                    {title}
                  </Anchor>
                ) : (
                  <strong>{title}</strong>
                )}
                <span className="collection-why">{why}</span>
                <time className="collection-why" dateTime={earnedAt}>
                  {i18n.date(new Date(earnedAt), { dateStyle: "long" })}
                </time>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
