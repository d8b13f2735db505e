import { useLingui } from "@lingui/react/macro";

/** The first thing a keyboard meets: past the menu, to what one came for. */
export function SkipLinks({ hasPlayer }: { hasPlayer: boolean }) {
  const { t } = useLingui();
  return (
    <div className="lv-skip">
      <a href="#content">{t`Skip to content`}</a>
      {hasPlayer && <a href="#player">{t`Skip to player`}</a>}
    </div>
  );
}
