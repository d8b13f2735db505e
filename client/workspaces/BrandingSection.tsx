import { useLingui } from "@lingui/react/macro";
import { ColorInput, TextInput } from "@mantine/core";
import { useRef } from "react";
import { graphql } from "react-relay";
import { SCALES } from "../../domain/identity/colours.ts";
import { contrast, HARDEST_GROUNDS, isHexColour, shadesOf } from "../../domain/identity/contrast.ts";
import { brandingProblems } from "../../domain/workspaces/branding.ts";
import type { BrandingSectionMutation } from "../__generated__/BrandingSectionMutation.graphql.ts";
import type {
  BrandingSectionQuery,
  BrandingSectionQuery$data,
} from "../__generated__/BrandingSectionQuery.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "../settings/saveOutcome.ts";
import "./workspaces.css";

type Workspace = NonNullable<NonNullable<BrandingSectionQuery$data["viewer"]>["workspace"]>;

interface Form extends Record<string, unknown> {
  accentColour: string;
  tagline: string;
}

const SWATCHES = Object.values(SCALES).map((scale) => scale[5]);

/** The colour and the words under which fans meet the studio. */
export function BrandingSection() {
  const { viewer } = useScreenQuery<BrandingSectionQuery>(graphql`
    query BrandingSectionQuery @preloadable {
      viewer {
        workspace {
          id
          name
          tagline
          accentColour {
            chosen
          }
          version
        }
      }
    }
  `);
  if (!viewer?.workspace) return null;
  return <BrandingForm key={viewer.workspace.id} workspace={viewer.workspace} />;
}

function BrandingForm({ workspace }: { workspace: Workspace }) {
  const { t } = useLingui();
  const { id, name } = workspace;
  const known = useRef(workspace.version);
  const commit = useCommit<BrandingSectionMutation>(graphql`
    mutation BrandingSectionMutation($input: UpdateBrandingInput!) {
      updateBranding(input: $input) {
        __typename
        ... on UpdateBrandingPayload {
          workspace {
            id
            tagline
            accentColour {
              chosen
            }
            version
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on StaleWorkspace {
          code
          params
          message
          current {
            version
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  async function save({ accentColour, tagline }: Form): Promise<SaveOutcome> {
    const input = { id, version: known.current, accentColour: accentColour || null, tagline };
    const { updateBranding: answer } = await commit({ input });
    if (answer.__typename === "UpdateBrandingPayload") {
      known.current = answer.workspace.version;
      return SAVED;
    }
    if (answer.__typename === "StaleWorkspace") known.current = answer.current.version;
    if (answer.__typename === "InvalidInput") return refusedBy(answer);
    return refusedBy(answer);
  }

  return (
    <SettingsCard
      title={t`How fans see you`}
      lead={t`Each theme uses the closest shade of your colour that is easy to read.`}
    >
      <SettingsForm<Form>
        initial={{ accentColour: workspace.accentColour?.chosen ?? "", tagline: workspace.tagline ?? "" }}
        problems={({ accentColour, tagline }) =>
          brandingProblems({ accentColour: accentColour || null, tagline })
        }
        save={save}
        onFollow={() => {
          known.current = workspace.version;
        }}
        undoText={t`Branding saved`}
      >
        {(form) => (
          <>
            <ColorInput
              label={t`Accent colour`}
              description={t`# and six digits. Leave empty for none.`}
              format="hex"
              swatches={SWATCHES}
              popoverProps={{ withinPortal: true }}
              eyeDropperButtonProps={{ "aria-label": t`Pick a colour from the screen` }}
              {...form.getInputProps("accentColour")}
            />
            <TextInput
              label={t`Tagline`}
              description={t`One line under the name of your studio.`}
              {...form.getInputProps("tagline")}
            />
            {isHexColour(form.values.accentColour) && (
              <Shades colour={form.values.accentColour} name={name} tagline={form.values.tagline} />
            )}
          </>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

/** The colour as both themes will show it, with the contrast that it reaches there. */
function Shades({ colour, name, tagline }: { colour: string; name: string; tagline: string }) {
  const { t, i18n } = useLingui();
  const { onDark, onLight } = shadesOf(colour);
  const themes = [
    { title: t`Dark`, shade: onDark, ground: HARDEST_GROUNDS.dark, text: "#f3f1f6" },
    { title: t`Light`, shade: onLight, ground: HARDEST_GROUNDS.light, text: "#1b1820" },
  ];
  return (
    <div className="workspaces-two">
      {themes.map(({ title, shade, ground, text }) => {
        const ratio = i18n.number(contrast(shade, ground), { maximumFractionDigits: 1 });
        return (
          <div key={title} className="workspaces-swatch" style={{ background: ground, color: text }}>
            <strong style={{ color: shade }}>{name}</strong>
            {tagline && <small>{tagline}</small>}
            <small>{t`${title}: ${shade}, contrast ${ratio}:1`}</small>
          </div>
        );
      })}
    </div>
  );
}
