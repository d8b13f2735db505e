import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, Group, Text } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { PersonDetailQuery } from "../../__generated__/PersonDetailQuery.graphql.ts";
import { plainWordOf, useReadableParam } from "../../app/readableAddress.ts";
import { AuditLine } from "../audit/AuditLine.tsx";
import { DetailPart } from "../DetailPart.tsx";
import { LastSeen } from "../LastSeen.tsx";
import { studioAddress } from "../lineAddress.ts";
import { PersonPayouts } from "../money/PersonPayouts.tsx";
import { useAdminLabels } from "../useAdminLabels.ts";
import { useMoment } from "../useMoment.ts";
import { usePlanReasons } from "../usePlanReasons.ts";
import { PersonVerbs } from "./PersonVerbs.tsx";

/** Everything about a person that helps to decide what to do, and the verbs to do it. */
export function PersonDetail({ id }: { id: string }) {
  const { t } = useLingui();
  const { roles, tiers, userTiers } = useAdminLabels();
  const { ofPerson } = usePlanReasons();
  const { day, time } = useMoment();
  const { node } = useLazyLoadQuery<PersonDetailQuery>(
    graphql`
      query PersonDetailQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on AdminUser {
            id
            fullName
            stageName
            email
            emailVerified
            role
            tier
            planSource
            userTier
            trialEndsAt
            createdAt
            lastSeenAt
            suspendedAt
            suspensionReason
            flags
            identities {
              provider
              createdAt
            }
            sessions {
              id
              browser
              system
              address
              lastSeenAt
            }
            memberships {
              role
              isAccountOwner
              workspace {
                id
                name
              }
            }
            auditEvents(first: 10) {
              edges {
                node {
                  id
                  ...AuditLine_event
                }
              }
            }
            isPayee
            ...PersonVerbs_person @alias(as: "verbs")
            ...PersonPayouts_person @alias(as: "payouts")
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const person = node?.__typename === "AdminUser" ? node : null;
  useReadableParam("open", person && plainWordOf(person.id, person.fullName));
  if (!person) return <p>{t`This person is not here any more.`}</p>;
  return (
    <div className="admin-detail">
      <header>
        <h3>{person.fullName}</h3>
        <Text c="dimmed">
          {person.email}
          {person.stageName ? ` · ${person.stageName}` : ""}
        </Text>
        <Group gap={8} mt={8}>
          <Badge variant="light">{roles[person.role]}</Badge>
          <Badge variant="light" color="gray">
            {tiers[person.tier]}
          </Badge>
          {!person.emailVerified && <Badge variant="light" color="amber">{t`Email not confirmed`}</Badge>}
        </Group>
      </header>
      {person.suspendedAt && (
        <p className="admin-warning">
          <Trans>
            Suspended on {day(person.suspendedAt)}: {person.suspensionReason ?? ""}
          </Trans>
        </p>
      )}
      {person.verbs && <PersonVerbs person={person.verbs} />}
      {person.isPayee && person.payouts && (
        <DetailPart title={t`Payouts`}>
          <PersonPayouts person={person.payouts} />
        </DetailPart>
      )}
      <DetailPart title={t`Account`}>
        <dl>
          <dt>{t`Joined`}</dt>
          <dd>{day(person.createdAt)}</dd>
          <dt>{t`Last seen`}</dt>
          <dd>
            <LastSeen at={person.lastSeenAt} />
          </dd>
          <dt>{t`Plan`}</dt>
          <dd>
            {tiers[person.tier]}
            <Text c="dimmed" size="sm">
              {ofPerson[person.planSource]}
            </Text>
          </dd>
          <dt>{t`Own plan`}</dt>
          <dd>{person.userTier ? userTiers[person.userTier] : t`None`}</dd>
          {person.trialEndsAt && (
            <>
              <dt>{t`Trial ends`}</dt>
              <dd>{day(person.trialEndsAt)}</dd>
            </>
          )}
          <dt>{t`Signs in by`}</dt>
          <dd>
            {person.identities
              .map(({ provider }) => (provider === "password" ? t`Password` : provider))
              .join(", ") || t`Link only`}
          </dd>
          <dt>{t`Feature flags`}</dt>
          <dd>{person.flags.join(", ") || "–"}</dd>
        </dl>
      </DetailPart>
      <DetailPart title={t`Workspaces`} isEmpty={person.memberships.length === 0} empty={t`None`}>
        <ul>
          {person.memberships.map(({ workspace, role, isAccountOwner }) => (
            <li key={workspace.id}>
              <Link to={studioAddress(workspace.id, workspace.name)}>{workspace.name}</Link>
              <span>{isAccountOwner ? t`Owner` : roles[role]}</span>
            </li>
          ))}
        </ul>
      </DetailPart>
      <DetailPart
        title={t`Sessions`}
        isEmpty={person.sessions.length === 0}
        empty={t`Not signed in anywhere.`}
      >
        <ul>
          {person.sessions.map(({ id, browser, system, address, lastSeenAt }) => (
            <li key={id}>
              {[browser ?? t`Unknown program`, system].filter(Boolean).join(", ")}
              <span>{[address, time(lastSeenAt)].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ul>
      </DetailPart>
      <DetailPart
        title={t`Audit log`}
        isEmpty={person.auditEvents.edges.length === 0}
        empty={t`No activity for this person yet.`}
      >
        <ul>
          {person.auditEvents.edges.map(({ node }) => (
            <li key={node.id}>
              <AuditLine event={node} />
            </li>
          ))}
        </ul>
      </DetailPart>
    </div>
  );
}
