import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { MergeList_admin$key } from "../../__generated__/MergeList_admin.graphql.ts";
import { useMoment } from "../useMoment.ts";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

/** The merges of late, each with the way back. */
export function MergeList({ admin }: { admin: MergeList_admin$key }) {
  const { t, i18n } = useLingui();
  const { time } = useMoment();
  const { undoMerge } = useLexiconVerbs();
  const { merges } = useFragment(
    graphql`
      fragment MergeList_admin on Admin {
        merges {
          id
          name
          mergedAt
          into {
            labelEn
            labelEs
          }
        }
      }
    `,
    admin,
  );
  if (merges.length === 0) return null;
  return (
    <section className="admin-part" aria-labelledby="merges">
      <h2 id="merges">{t`Recently merged`}</h2>
      <ul className="admin-cards">
        {merges.map(({ id, name, mergedAt, into }) => {
          const other = i18n.locale === "es" ? into.labelEs : into.labelEn;
          return (
            <li key={id} className="lexicon-merge">
              <span>
                <strong>{t`${name} is part of ${other}`}</strong> <span>{time(mergedAt)}</span>
              </span>
              <Button
                variant="default"
                aria-label={t`Undo: make ${name} its own term again`}
                onClick={() => void undoMerge(id, name)}
              >
                {t`Undo`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
