import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconRadio } from "@tabler/icons-react";
import { useRadio } from "./useRadio.ts";

interface Props {
  /** Global id of the track. */
  id: string;
  title: string;
  variant?: "subtle" | "default";
}

/** Plays the track and then what is like it. */
export function RadioButton({ id, title, variant = "subtle" }: Props) {
  const { t } = useLingui();
  const start = useRadio();
  return (
    <ActionIcon
      variant={variant}
      color="gray"
      size={44}
      aria-label={t`Start radio from ${title}`}
      title={t`Start radio`}
      onClick={() => void start(id)}
    >
      <IconRadio size={20} aria-hidden />
    </ActionIcon>
  );
}
