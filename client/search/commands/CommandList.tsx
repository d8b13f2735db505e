import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { Command } from "./useCommands.ts";

interface Props {
  commands: readonly Command[];
  /** What Enter does. */
  meant: Command | null;
  onDone: () => void;
}

/** What can be done right from the search. */
export function CommandList({ commands, meant, onDone }: Props) {
  const { t } = useLingui();
  if (commands.length === 0) return null;
  return (
    <ul className="search-commands" aria-label={t`Quick actions`}>
      {commands.map((command) => (
        <li key={command.name}>
          <Button
            variant={command.name === meant?.name ? "filled" : "default"}
            size="sm"
            {...(command.name === meant?.name ? { "aria-keyshortcuts": "Enter" } : {})}
            onClick={() => {
              onDone();
              command.run();
            }}
          >
            {command.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
