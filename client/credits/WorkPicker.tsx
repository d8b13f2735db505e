import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { graphql } from "react-relay";
import { formatIswc } from "../../domain/catalog/identifiers.ts";
import type { WorkPickerQuery } from "../__generated__/WorkPickerQuery.graphql.ts";
import { useFound } from "../ui/useFound.ts";

interface Props {
  chosen: readonly string[];
  onPick: (id: string) => void;
}

/** A work that the studio has already, found by its title. */
export function WorkPicker({ chosen, onPick }: Props) {
  const { t } = useLingui();
  const { found, look } = useFound<
    WorkPickerQuery,
    { id: string; title: string; iswc?: string | null | undefined }
  >(
    graphql`
      query WorkPickerQuery($text: String!) {
        viewer {
          workspace {
            works(text: $text) {
              id
              title
              iswc
            }
          }
        }
      }
    `,
    ({ viewer }) => viewer?.workspace?.works ?? [],
  );
  const others = found.filter(({ id }) => !chosen.includes(id));
  return (
    <Select
      label={t`Use an existing work`}
      placeholder={t`Find by title`}
      searchable
      nothingFoundMessage={t`No work with this title`}
      data={others.map(({ id, title, iswc }) => ({
        value: id,
        label: iswc ? `${title} · ${formatIswc(iswc)}` : title,
      }))}
      filter={({ options }) => options}
      value={null}
      onDropdownOpen={() => look("")}
      onSearchChange={look}
      onChange={(id) => id && onPick(id)}
    />
  );
}
