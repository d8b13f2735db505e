import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { unsavedEntries } from "../../domain/sync/entry.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { exportEntries } from "./exportEntries.ts";
import type { SyncEngine } from "./SyncEngine.ts";
import { type SignOutQuestion, useSignOutQuestion } from "./signOutQuestion.ts";
import { useEngineView } from "./useEngineView.ts";
import { useSyncNow } from "./useSyncNow.ts";

/** Asks somebody who signs out what becomes of the changes that the server does not have. */
export function SignOutDialog({ engine }: { engine: SyncEngine }) {
  const { t } = useLingui();
  const question = useSignOutQuestion();
  const count = unsavedEntries(useEngineView(engine).waiting).length;
  return (
    <AppModal
      isOpen={question !== null}
      onClose={() => question?.answer(false)}
      title={t`${plural(count, { one: "# change is not saved yet", other: "# changes are not saved yet" })}`}
    >
      {question && <Choices engine={engine} question={question} />}
    </AppModal>
  );
}

function Choices({ engine, question }: { engine: SyncEngine; question: SignOutQuestion }) {
  const { t } = useLingui();
  const { syncNow, isSyncing } = useSyncNow(engine);
  const [isAsking, setAsking] = useState(false);
  const entries = () => unsavedEntries(engine.view().waiting);

  async function handleSync() {
    if ((await syncNow()) && entries().length === 0) question.answer(true);
  }
  async function handleDiscard() {
    for (const { id } of entries()) await engine.discard(id);
    question.answer(true);
  }

  return (
    <Stack>
      <Text>
        {t`They are on this device only. If you keep them, they are sent the next time you sign in here; nobody else who uses this device sees or sends them.`}
      </Text>
      <Button disabled={isSyncing} onClick={() => void handleSync()}>
        {t`Sync now`}
      </Button>
      <Button variant="default" onClick={() => question.answer(true)} data-autofocus>
        {t`Keep for next sign-in`}
      </Button>
      <Button variant="default" onClick={() => exportEntries(entries())}>
        {t`Export`}
      </Button>
      {isAsking ? (
        <Button color="red" onClick={() => void handleDiscard()}>
          {t`Discard them and sign out`}
        </Button>
      ) : (
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {t`Discard`}
        </Button>
      )}
    </Stack>
  );
}
