import { useLingui } from "@lingui/react/macro";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconMail, IconMailOpened } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { NotificationLine_notification$key } from "../__generated__/NotificationLine_notification.graphql.ts";
import { useNoticeLabels } from "./useNoticeLabels.ts";

interface Props {
  notification: NotificationLine_notification$key;
  onRead: (id: string, isRead: boolean) => void;
  onGo: () => void;
}

/** One thing the person was told. Following it marks it as read. */
export function NotificationLine({ notification: notificationRef, onRead, onGo }: Props) {
  const { t, i18n } = useLingui();
  const labelsOf = useNoticeLabels();
  const notification = useFragment(
    graphql`
      fragment NotificationLine_notification on Notification {
        id
        titleEn
        titleEs
        bodyEn
        bodyEs
        link
        lines {
          en
          es
          path
        }
        createdAt
        readAt
      }
    `,
    notificationRef,
  );
  const { id, link, lines, createdAt, readAt } = notification;
  const { title, body } = labelsOf(notification);
  const isNew = readAt === null;
  const words = (
    <>
      <strong>
        {isNew && <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
        {title}
      </strong>
      <span>{body}</span>
      <time dateTime={createdAt}>
        {i18n.date(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" })}
      </time>
    </>
  );
  const go = () => {
    if (isNew) onRead(id, true);
    onGo();
  };
  return (
    <li className="bell-line" data-new={isNew || undefined}>
      <div className="bell-whole">
        {link && lines.length === 0 ? (
          <Link to={link} className="bell-words" onClick={go}>
            {words}
          </Link>
        ) : (
          <div className="bell-words">{words}</div>
        )}
        {lines.length > 0 && (
          <ul className="bell-parts">
            {lines.map(({ en, es, path }) => (
              <li key={en}>
                <Link to={path} onClick={go}>
                  {i18n.locale === "es" ? es : en}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ActionIcon
        aria-label={isNew ? t`Mark as read: ${title}` : t`Mark as unread: ${title}`}
        onClick={() => onRead(id, isNew)}
      >
        {isNew ? <IconMail size={20} aria-hidden /> : <IconMailOpened size={20} aria-hidden />}
      </ActionIcon>
    </li>
  );
}
