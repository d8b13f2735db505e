import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { NotificationsTabQuery } from "../../__generated__/NotificationsTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { StandsOn, useAskedClose } from "../../settings/LeaveDialog.tsx";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { useOpenLine } from "../useOpenLine.ts";
import { BroadcastDrawer } from "./BroadcastDrawer.tsx";
import { BroadcastForm } from "./BroadcastForm.tsx";
import { BroadcastList } from "./BroadcastList.tsx";
import { useBroadcastWatch } from "./useBroadcastWatch.ts";
import "./broadcasts.css";

/** Words of the platform to many people: to write, try, send, and look after. */
export function NotificationsTab() {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const writing = useAskedClose(() => setWriting(false));
  const { id, open, close } = useOpenLine("Broadcast");
  useBroadcastWatch();
  const { admin } = useScreenQuery<NotificationsTabQuery>(graphql`
    query NotificationsTabQuery @preloadable {
      admin {
        ...BroadcastList_admin
      }
    }
  `);
  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Announcements`} />
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setWriting(true)}>
          {t`New announcement`}
        </Button>
      </header>
      <Text c="dimmed" maw="70ch">
        <Trans>
          An announcement shows up in the notifications of everyone it is for, and goes by email to those who
          agreed to news. It stays a draft until you send it.
        </Trans>
      </Text>
      <BroadcastList admin={admin} onOpen={open} />
      <AppDrawer
        isOpen={isWriting}
        onClose={() => void writing.close()}
        title={t`New announcement`}
        size={640}
      >
        <StandsOn value={writing.place}>
          {isWriting && <BroadcastForm broadcast={null} onDone={() => setWriting(false)} />}
        </StandsOn>
      </AppDrawer>
      <BroadcastDrawer id={id} onClose={close} />
    </>
  );
}
