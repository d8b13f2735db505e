import { useLingui } from "@lingui/react/macro";
import { Button, NumberInput, Radio, Select, Stack, Switch, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { decimalsOf } from "../../../domain/money/decimals.ts";
import { isDay, isTime, localTimeOf, momentOf } from "../../../domain/releases/localTime.ts";
import { fridayInTime } from "../../../domain/releases/planner/planDays.ts";
import { timezones } from "../../../domain/workspaces/settings.ts";
import type { DatePart_release$key } from "../../__generated__/DatePart_release.graphql.ts";
import { BENEATH } from "../../ui/beneath.ts";
import { PartForm } from "./PartForm.tsx";
import { useFieldLabels } from "./useFieldLabels.ts";

const FIELDS = [
  "releaseDay",
  "releaseTime",
  "timezone",
  "preorderDay",
  "audience",
  "hideFromSearch",
  "price",
  "suggestedPrice",
  "isPriceFixed",
] as const;

/** When it comes, who may find it, and what it costs. */
export function DatePart({ release: releaseRef }: { release: DatePart_release$key }) {
  const { t, i18n } = useLingui();
  const { label } = useFieldLabels();
  const zones = useMemo(timezones, []);
  const release = useFragment(
    graphql`
      fragment DatePart_release on Release {
        ...PartForm_release
        privateFields {
          wentLiveAt
          workspaceTimezone
        }
      }
    `,
    releaseRef,
  );
  const isOut = release.privateFields?.wentLiveAt != null;
  const home = release.privateFields?.workspaceTimezone ?? "UTC";
  return (
    <PartForm
      release={release}
      title={t`Date and audience`}
      lead={isOut ? t`This release is out: its date stays as it is.` : undefined}
      fields={FIELDS}
    >
      {(form, currency) => {
        const { releaseDay, releaseTime, timezone } = form.values;
        const friday = fridayInTime(localTimeOf(new Date(), timezone).day);
        const fridayName = i18n.date(`${friday}T00:00:00Z`, { dateStyle: "full", timeZone: "UTC" });
        const moment =
          isDay(releaseDay) && isTime(releaseTime) && timezone !== home
            ? momentOf(releaseDay, releaseTime, timezone)
            : null;
        const there =
          moment && i18n.date(moment, { dateStyle: "medium", timeStyle: "short", timeZone: home });
        return (
          <>
            <div className="release-pair">
              <TextInput
                type="date"
                label={label("releaseDay")}
                disabled={isOut}
                {...form.getInputProps("releaseDay")}
              />
              <TextInput
                type="time"
                label={label("releaseTime")}
                disabled={isOut}
                {...form.getInputProps("releaseTime")}
              />
              <Select
                label={label("timezone")}
                data={zones.includes(timezone) ? zones : [timezone, ...zones]}
                searchable
                allowDeselect={false}
                disabled={isOut}
                {...form.getInputProps("timezone")}
              />
              <TextInput
                type="date"
                label={label("preorderDay")}
                description={t`Fans can preorder from this day. Leave empty for no preorder.`}
                inputWrapperOrder={BENEATH}
                disabled={isOut}
                {...form.getInputProps("preorderDay")}
              />
            </div>
            {there && <p className="release-dim">{t`In your studio that is ${there} (${home}).`}</p>}
            {!isOut && releaseDay === "" && (
              <Button
                variant="light"
                className="settings-start"
                onClick={() => form.setFieldValue("releaseDay", friday)}
              >
                {t`Choose ${fridayName}`}
              </Button>
            )}
            {!isOut && releaseDay !== "" && (
              <Button
                variant="subtle"
                color="gray"
                className="settings-start"
                onClick={() => form.setValues({ releaseDay: "", preorderDay: "" })}
              >
                {t`Remove the date`}
              </Button>
            )}
            <Radio.Group label={label("audience")} {...form.getInputProps("audience")}>
              <Stack gap={4} mt={8}>
                <Radio
                  value="public"
                  label={t`Everybody`}
                  description={t`It shows up in search, in recommendations and on your page.`}
                />
                <Radio
                  value="unlisted"
                  label={t`Whoever has the link`}
                  description={t`It does not show up anywhere on its own.`}
                />
              </Stack>
            </Radio.Group>
            <Switch
              label={t`Hide it from search`}
              {...form.getInputProps("hideFromSearch", { type: "checkbox" })}
            />
            <div className="release-pair">
              <NumberInput
                label={`${label("price")} (${currency})`}
                description={t`Leave empty if it is not sold as a whole. 0 means free.`}
                inputWrapperOrder={BENEATH}
                min={0}
                decimalScale={decimalsOf(currency)}
                {...form.getInputProps("price")}
              />
              <NumberInput
                label={`${label("suggestedPrice")} (${currency})`}
                min={0}
                decimalScale={decimalsOf(currency)}
                disabled={form.values.isPriceFixed}
                {...form.getInputProps("suggestedPrice")}
              />
            </div>
            <Switch
              label={t`Nobody pays more than the price`}
              {...form.getInputProps("isPriceFixed", { type: "checkbox" })}
            />
          </>
        );
      }}
    </PartForm>
  );
}
