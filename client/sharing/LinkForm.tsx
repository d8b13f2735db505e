import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconLinkPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { LINK_DAYS, MAX_LINK_LABEL } from "../../domain/assets/assetLink.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { NewLink } from "./NewLink.tsx";
import "./sharing.css";

/** The address of a link that was made, or why none was; null where something else was said of it. */
export type Made = { url: string } | { problem: string } | null;

interface Props {
  onMake: (wanted: { label: string; days: number }) => Promise<Made>;
  isDisabled?: boolean;
  /** Further choices. */
  children?: ReactNode;
}

/** Makes a private link: for whom, how long; then shows its address, this once. */
export function LinkForm({ onMake, isDisabled = false, children }: Props) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const [label, setLabel] = useState("");
  const [days, setDays] = useState<number>(30);
  const [made, setMade] = useState<Made | null>(null);
  const [isMaking, setMaking] = useState(false);

  async function handleMake() {
    if (isMaking) return;
    setMade(null);
    setMaking(true);
    try {
      const next = await onMake({ label, days });
      setMade(next);
      if (next && "url" in next) setLabel("");
    } catch (error) {
      showError(error);
    }
    setMaking(false);
  }

  return (
    <>
      <form
        className="link-form"
        onSubmit={(event) => {
          event.preventDefault();
          void handleMake();
        }}
      >
        <TextInput
          label={t`For whom`}
          description={t`Only you see this. For example, the name of a magazine.`}
          maxLength={MAX_LINK_LABEL}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
          error={made && "problem" in made && made.problem}
        />
        <NativeSelect
          label={t`How long`}
          value={String(days)}
          data={LINK_DAYS.map((each) => ({
            value: String(each),
            label: each === 1 ? t`1 day` : t`${each} days`,
          }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
        {children}
        <Button
          type="submit"
          disabled={isDisabled}
          leftSection={<IconLinkPlus size={18} stroke={1.75} aria-hidden />}
        >
          {t`Create link`}
        </Button>
      </form>
      {made && "url" in made && <NewLink url={made.url} />}
    </>
  );
}
