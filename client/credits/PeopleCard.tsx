import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatIsni } from "../../domain/catalog/identifiers.ts";
import { partyProblems } from "../../domain/credits/party.ts";
import type { PeopleCard_track$key } from "../__generated__/PeopleCard_track.graphql.ts";
import type { PeopleCardMutation } from "../__generated__/PeopleCardMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn } from "../i18n/useRefusal.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { SAVED, type SaveOutcome } from "../settings/saveOutcome.ts";
import { AppModal } from "../ui/AppModal.tsx";

interface Person {
  id: string;
  name: string;
  ipi?: string | null | undefined;
  isni?: string | null | undefined;
}

/** Everybody credited or writing here, with the numbers that societies know them by. */
export function PeopleCard({ track }: { track: PeopleCard_track$key }) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Person | null>(null);
  const { contributors, works } = useFragment(
    graphql`
      fragment PeopleCard_track on Track {
        contributors {
          party {
            id
            name
            ipi
            isni
          }
        }
        works {
          writers {
            party {
              id
              name
              ipi
              isni
            }
          }
        }
      }
    `,
    track,
  );
  const credited = [...contributors, ...works.flatMap(({ writers }) => writers)].map(({ party }) => party);
  const people = [...new Map(credited.map((party) => [party.id, party])).values()];
  if (people.length === 0) return null;
  return (
    <SettingsCard
      title={t`Names and numbers`}
      lead={t`IPI and ISNI get royalties to the right person. Changes show everywhere this name is credited.`}
    >
      <ul className="track-lines">
        {people.map((person) => (
          <li key={person.id} className="track-line">
            <span className="track-words">
              <strong>{person.name}</strong>
              <br />
              <span className="track-lead">
                {person.ipi ? t`IPI ${person.ipi}` : t`No IPI`} ·{" "}
                {person.isni ? t`ISNI ${formatIsni(person.isni)}` : t`No ISNI`}
              </span>
            </span>
            <Button
              variant="default"
              aria-label={t`Edit ${person.name}`}
              onClick={() => setEdited(person)}
            >{t`Edit`}</Button>
          </li>
        ))}
      </ul>
      {edited && (
        <AppModal isOpen onClose={() => setEdited(null)} title={edited.name}>
          <PersonForm person={edited} onSaved={() => setEdited(null)} />
        </AppModal>
      )}
    </SettingsCard>
  );
}

function PersonForm({ person, onSaved }: { person: Person; onSaved: () => void }) {
  const { t } = useLingui();
  const commit = useCommit<PeopleCardMutation>(graphql`
    mutation PeopleCardMutation($input: UpdatePartyInput!) {
      updateParty(input: $input) {
        __typename
        ... on UpdatePartyPayload {
          party {
            id
            name
            ipi
            isni
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const initial = { name: person.name, ipi: person.ipi ?? "", isni: formatIsni(person.isni ?? "") };

  async function save(form: typeof initial): Promise<SaveOutcome> {
    const { name, ipi, isni } = form;
    const input = { id: person.id, name, ipi: ipi.trim() || null, isni: isni.trim() || null };
    const { updateParty: answer } = await commit({ input });
    if (answer.__typename === "UpdatePartyPayload") {
      onSaved();
      return SAVED;
    }
    return { kind: "refused", ...refusalIn(answer) };
  }

  return (
    <SettingsForm initial={initial} problems={partyProblems} save={save} undoText={t`Name saved`}>
      {(form) => (
        <>
          <TextInput label={t`Name`} data-autofocus {...form.getInputProps("name")} />
          <TextInput
            label={t`IPI name number`}
            description={t`Eleven digits, from your collecting society.`}
            inputMode="numeric"
            {...form.getInputProps("ipi")}
          />
          <TextInput
            label={t`ISNI`}
            description={t`Sixteen characters, like 0000 0001 2150 090X.`}
            {...form.getInputProps("isni")}
          />
        </>
      )}
    </SettingsForm>
  );
}
