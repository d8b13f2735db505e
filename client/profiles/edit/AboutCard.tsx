import { useLingui } from "@lingui/react/macro";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { linkFrom, linkProblem } from "../../../domain/profiles/links.ts";
import { MAX_BIO_LENGTH, nameProblem, profileProblem } from "../../../domain/profiles/profile.ts";
import { type Refusal, refusal } from "../../../domain/words/refusal.ts";
import type { AboutCard_profile$key } from "../../__generated__/AboutCard_profile.graphql.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import type { SaveOutcome } from "../../settings/saveOutcome.ts";
import { LinkFields } from "./LinkFields.tsx";
import type { OwnVersion } from "./useOwnVersion.ts";
import { useProfileUpdate } from "./useProfileUpdate.ts";

const STALE: Refusal["code"] = "profiles.stale";

export interface AboutForm extends Record<string, unknown> {
  name: string;
  bio: string;
  location: string;
  links: string[];
}

interface Props {
  profile: AboutCard_profile$key;
  version: OwnVersion;
}

/** Name, words, place and links. */
export function AboutCard({ profile, version }: Props) {
  const { t, i18n } = useLingui();
  const update = useProfileUpdate(version);
  const [isStale, setStale] = useState(false);
  // Begins the form anew with what stands now.
  const [beginning, setBeginning] = useState(0);
  const {
    name,
    kind,
    bio,
    location,
    links,
    version: standing,
  } = useFragment(
    graphql`
      fragment AboutCard_profile on Profile {
        name
        kind
        bio
        location
        version
        links {
          url
        }
      }
    `,
    profile,
  );

  async function save(form: AboutForm): Promise<SaveOutcome> {
    const outcome = await update({ ...form, links: linksOf(form) });
    setStale(outcome.kind === "refused" && "code" in outcome && outcome.code === STALE);
    return outcome;
  }

  function handleReload() {
    version.accept(standing);
    setStale(false);
    setBeginning((times) => times + 1);
  }

  return (
    <SettingsCard title={t`About you`}>
      <SettingsForm<AboutForm>
        key={beginning}
        initial={{ name, bio, location, links: links.map(({ url }) => url) }}
        problems={problemsOf}
        save={save}
        onFollow={() => version.accept(standing)}
        undoText={t`Profile saved`}
      >
        {(form) => {
          const written = i18n.number(form.values.bio.length);
          const most = i18n.number(MAX_BIO_LENGTH);
          return (
            <>
              <TextInput
                label={kind === "artist" ? t`Artist name` : t`Name`}
                description={kind === "artist" ? t`Your music is credited to this name, too.` : undefined}
                required
                withAsterisk={false}
                autoComplete={kind === "artist" ? "off" : "name"}
                {...form.getInputProps("name")}
              />
              <Textarea
                label={t`Bio`}
                description={t`${written} of ${most} characters`}
                rows={6}
                resize="vertical"
                {...form.getInputProps("bio")}
              />
              <TextInput
                label={t`Place`}
                description={t`A city or a country, if you like.`}
                autoComplete="off"
                {...form.getInputProps("location")}
              />
              <LinkFields form={form} />
            </>
          );
        }}
      </SettingsForm>
      {isStale && (
        <Button variant="default" className="settings-start" onClick={handleReload}>
          {t`Show the latest version`}
        </Button>
      )}
    </SettingsCard>
  );
}

/** The links that were meant: none of the empty lines. */
function linksOf({ links }: AboutForm): string[] {
  return links.map(linkFrom).filter((link) => link !== "");
}

function problemsOf(form: AboutForm): Record<string, Refusal | null> {
  const rest = profileProblem({ location: form.location, links: [] });
  return {
    name: nameProblem(form.name),
    bio: form.bio.length > MAX_BIO_LENGTH ? refusal("profiles.bioTooLong", { max: MAX_BIO_LENGTH }) : null,
    location: rest,
    ...Object.fromEntries(
      form.links.map((link, at) => [`links.${at}`, link.trim() === "" ? null : linkProblem(linkFrom(link))]),
    ),
  };
}
