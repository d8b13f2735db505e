import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { FOLLOW_LEVELS, type FollowLevel } from "../../domain/library/followLevel.ts";

interface Props {
  names: Readonly<Record<FollowLevel, string>>;
  level: FollowLevel;
  onChoose: (level: FollowLevel) => void;
}

/** How much one may hear of an artist. */
export function FollowLevelItems({ names, level, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Menu.Label>{t`Tell me of`}</Menu.Label>
      <Menu.RadioGroup value={level} onChange={(next) => onChoose(next as FollowLevel)}>
        {FOLLOW_LEVELS.map((each) => (
          <Menu.RadioItem key={each} value={each} closeMenuOnClick>
            {names[each]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
