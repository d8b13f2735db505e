import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { linkFrom, MAX_LINKS, serviceOf } from "../../../domain/profiles/links.ts";
import { LinkIcon } from "../LinkIcon.tsx";
import type { AboutForm } from "./AboutCard.tsx";

/** Other places on the web, one a line. */
export function LinkFields({ form }: { form: UseFormReturnType<AboutForm> }) {
  const { t } = useLingui();
  const list = useRef<HTMLFieldSetElement>(null);
  const { links } = form.values;

  /** Leaves the keyboard where the next thing happens, once the lines are drawn. */
  function focusLine(at: number) {
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll("input") ?? [];
      (inputs[Math.min(at, inputs.length - 1)] ?? list.current?.querySelector("button"))?.focus();
    });
  }

  return (
    <fieldset className="profile-link-fields" ref={list}>
      <legend>{t`Links`}</legend>
      {links.map((link, at) => {
        const number = at + 1;
        return (
          // A line has nothing of its own but its place.
          <div key={`line-${String(at)}`} className="profile-link-line">
            <TextInput
              aria-label={t`Link ${number}`}
              type="url"
              inputMode="url"
              placeholder="https://"
              leftSection={<LinkIcon service={serviceOf(linkFrom(link))} />}
              {...form.getInputProps(`links.${at}`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t`Remove link ${number}`}
              onClick={() => {
                form.removeListItem("links", at);
                focusLine(at);
              }}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      {links.length < MAX_LINKS ? (
        <Button
          variant="default"
          className="settings-start"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => {
            form.insertListItem("links", "");
            focusLine(links.length);
          }}
        >
          {t`Add a link`}
        </Button>
      ) : (
        <p>{t`You can add up to ten links.`}</p>
      )}
    </fieldset>
  );
}
