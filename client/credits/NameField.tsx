import { Autocomplete } from "@mantine/core";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { NameFieldQuery } from "../__generated__/NameFieldQuery.graphql.ts";
import { useFound } from "../ui/useFound.ts";

interface Props {
  label: string;
  value: string;
  error?: ReactNode;
  onChange: (name: string) => void;
}

/** The name of somebody credited: those the studio knows already are offered while one types. */
export function NameField({ label, value, error, onChange }: Props) {
  const { found, look } = useFound<NameFieldQuery, string>(
    graphql`
      query NameFieldQuery($text: String!) {
        viewer {
          workspace {
            parties(text: $text) {
              name
            }
          }
        }
      }
    `,
    ({ viewer }) => viewer?.workspace?.parties.map(({ name }) => name) ?? [],
  );
  return (
    <Autocomplete
      className="track-words"
      aria-label={label}
      placeholder={label}
      data={[...found]}
      filter={({ options }) => options}
      value={value}
      error={error}
      onFocus={() => look(value)}
      onChange={(name) => {
        look(name);
        onChange(name);
      }}
    />
  );
}
