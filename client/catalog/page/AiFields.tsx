import { useLingui } from "@lingui/react/macro";
import { Select, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { AI_PARTS, type AiShare } from "../../../domain/catalog/aiDisclosure.ts";
import type { DetailsForm } from "./detailsForm.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { useDetailsLabels } from "./useDetailsLabels.ts";

/** What a model did on the recording, part by part. */
export function AiFields({ form }: { form: UseFormReturnType<DetailsForm> }) {
  const { t } = useLingui();
  const { aiParts, aiShares } = useDetailsLabels();
  const { ai } = form.getValues();
  return (
    <FieldGroup
      title={t`Use of AI`}
      lead={t`Stores ask for it, and listeners want to know. Answer all five parts, or leave all of them for later.`}
    >
      <div className="track-five">
        {AI_PARTS.map((part) => (
          <Select
            key={part}
            data-path={part === AI_PARTS[0] ? "ai" : undefined}
            label={aiParts[part]}
            data={aiShares}
            placeholder={t`Not answered`}
            clearable
            error={form.errors.ai ? !ai[part] : false}
            value={ai[part] || null}
            onChange={(share) => form.setFieldValue("ai", { ...ai, [part]: (share ?? "") as AiShare | "" })}
          />
        ))}
      </div>
      {form.errors.ai && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {form.errors.ai}
        </Text>
      )}
    </FieldGroup>
  );
}
