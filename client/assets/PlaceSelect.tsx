import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { graphql } from "react-relay";
import type { PlaceSelectQuery } from "../__generated__/PlaceSelectQuery.graphql.ts";
import { useFound } from "../ui/useFound.ts";

/** A track or a release, by its global id. */
export interface Place {
  readonly id: string;
  readonly title: string;
}

interface Found extends Place {
  isTrack: boolean;
}

interface Props {
  label: string;
  placeholder: string;
  value: Place | null;
  onChange: (place: Place | null) => void;
  disabled?: boolean;
}

/** Finds a track or a release of the studio by its title. */
export function PlaceSelect({ label, placeholder, value, onChange, disabled = false }: Props) {
  const { t } = useLingui();
  const { found, look } = useFound<PlaceSelectQuery, Found>(
    graphql`
      query PlaceSelectQuery($text: String!) {
        viewer {
          workspace {
            releases(first: 10, filter: { text: $text }) {
              edges {
                node {
                  id
                  title
                }
              }
            }
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
    ({ viewer }) => [
      ...(viewer?.workspace?.releases.edges ?? []).flatMap(({ node }) =>
        node ? [{ ...node, isTrack: false }] : [],
      ),
      ...(viewer?.workspace?.tracks.edges ?? []).map(({ node }) => ({ ...node, isTrack: true })),
    ],
  );
  const isKnown = !value || found.some(({ id }) => id === value.id);
  const options = (isTrack: boolean) =>
    found.filter((each) => each.isTrack === isTrack).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Select
      label={label}
      placeholder={placeholder}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t`Clear ${label}` }}
      disabled={disabled}
      nothingFoundMessage={t`Nothing with this title`}
      data={[
        ...(isKnown ? [] : [{ value: value.id, label: value.title }]),
        { group: t`Releases`, items: options(false) },
        { group: t`Tracks`, items: options(true) },
      ]}
      filter={({ options: all }) => all}
      value={value?.id ?? null}
      onDropdownOpen={() => look("")}
      onSearchChange={(text) => look(text === value?.title ? "" : text)}
      onChange={(id) =>
        onChange([...found, ...(value ? [value] : [])].find((each) => each.id === id) ?? null)
      }
    />
  );
}
