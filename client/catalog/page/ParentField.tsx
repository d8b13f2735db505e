import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { graphql } from "react-relay";
import type { ParentFieldQuery } from "../../__generated__/ParentFieldQuery.graphql.ts";
import { useFound } from "../../ui/useFound.ts";
import type { DetailsForm } from "./detailsForm.ts";
import { useDetailsLabels } from "./useDetailsLabels.ts";

interface Props {
  form: UseFormReturnType<DetailsForm>;
  trackId: string;
}

/** The recording that this one was made from, found by its title. */
export function ParentField({ form, trackId }: Props) {
  const { t } = useLingui();
  const { labels } = useDetailsLabels();
  const { parent } = form.getValues();
  const { found, look } = useFound<ParentFieldQuery, { id: string; title: string }>(
    graphql`
      query ParentFieldQuery($text: String!) {
        viewer {
          workspace {
            tracks(first: 20, filter: { text: $text }) {
              edges {
                node {
                  id
                  title
                }
              }
            }
          }
        }
      }
    `,
    ({ viewer }) => viewer?.workspace?.tracks.edges.map(({ node }) => node) ?? [],
  );
  const others = [...(parent ? [parent] : []), ...found].filter(
    ({ id }, at, all) => id !== trackId && all.findIndex((other) => other.id === id) === at,
  );
  return (
    <Select
      label={labels.parent!}
      description={t`The original of a live version, remix or edit.`}
      searchable
      clearable
      placeholder={t`Find a track`}
      nothingFoundMessage={t`No track with this title`}
      data={others.map(({ id, title }) => ({ value: id, label: title }))}
      filter={({ options }) => options}
      error={form.errors.parent}
      value={parent?.id ?? null}
      onDropdownOpen={() => look("")}
      onSearchChange={(text) => look(text === parent?.title ? "" : text)}
      onChange={(id) => form.setFieldValue("parent", others.find((other) => other.id === id) ?? null)}
    />
  );
}
