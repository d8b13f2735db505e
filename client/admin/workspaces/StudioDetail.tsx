import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, Group, Text } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import { formatBytes } from "../../../domain/formatBytes.ts";
import type { StudioDetailQuery } from "../../__generated__/StudioDetailQuery.graphql.ts";
import { plainWordOf, useReadableParam } from "../../app/readableAddress.ts";
import { useComplianceLabels } from "../../compliance/useComplianceLabels.ts";
import { DetailPart } from "../DetailPart.tsx";
import { personAddress } from "../lineAddress.ts";
import { StudioPayouts } from "../money/StudioPayouts.tsx";
import { useAdminLabels } from "../useAdminLabels.ts";
import { useMoment } from "../useMoment.ts";
import { usePlanReasons } from "../usePlanReasons.ts";
import { StudioVerbs } from "./StudioVerbs.tsx";

/** A workspace with its owner, its size and the verbs on it. */
export function StudioDetail({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const labels = useComplianceLabels();
  const { tiers, types } = useAdminLabels();
  const { ofWorkspace } = usePlanReasons();
  const { day } = useMoment();
  const { node } = useLazyLoadQuery<StudioDetailQuery>(
    graphql`
      query StudioDetailQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on AdminWorkspace {
            id
            name
            slug
            workspaceType
            subscriptionTier
            effectiveTier
            planSource
            isOwnersPlan
            complianceStatus
            memberCount
            trackCount
            storageBytes
            createdAt
            suspendedAt
            suspensionReason
            owner {
              id
              fullName
              email
            }
            ...StudioVerbs_workspace @alias(as: "verbs")
            ...StudioPayouts_workspace @alias(as: "payouts")
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const studio = node?.__typename === "AdminWorkspace" ? node : null;
  useReadableParam("open", studio && plainWordOf(studio.id, studio.name));
  if (!studio) return <p>{t`This workspace is not here any more.`}</p>;
  return (
    <div className="admin-detail">
      <header>
        <h3>{studio.name}</h3>
        <Text c="dimmed">{studio.slug}</Text>
        <Group gap={8} mt={8}>
          <Badge variant="light">{types[studio.workspaceType]}</Badge>
          <Badge variant="light" color="gray">
            {tiers[studio.effectiveTier]}
          </Badge>
        </Group>
      </header>
      {studio.suspendedAt && (
        <p className="admin-warning">
          <Trans>
            Suspended on {day(studio.suspendedAt)}: {studio.suspensionReason ?? ""}
          </Trans>
        </p>
      )}
      {studio.verbs && <StudioVerbs workspace={studio.verbs} />}
      {studio.payouts && (
        <DetailPart title={t`Payouts`}>
          <StudioPayouts workspace={studio.payouts} />
        </DetailPart>
      )}
      <DetailPart title={t`Details`}>
        <dl>
          <dt>{t`Owner`}</dt>
          <dd>
            {studio.owner ? (
              <Link to={personAddress(studio.owner.id, studio.owner.fullName)}>
                {studio.owner.fullName} ({studio.owner.email})
              </Link>
            ) : (
              t`Without an owner`
            )}
          </dd>
          <dt>{t`Plan`}</dt>
          <dd>
            {tiers[studio.effectiveTier]}
            <Text c="dimmed" size="sm">
              {ofWorkspace[studio.planSource]}{" "}
              {studio.isOwnersPlan &&
                t`The plan assigned to the workspace, ${tiers[studio.subscriptionTier]}, has no effect.`}
            </Text>
          </dd>
          <dt>{t`Since`}</dt>
          <dd>{day(studio.createdAt)}</dd>
          <dt>{t`People`}</dt>
          <dd>{i18n.number(studio.memberCount)}</dd>
          <dt>{t`Tracks`}</dt>
          <dd>{i18n.number(studio.trackCount)}</dd>
          <dt>{t`Storage`}</dt>
          <dd>{formatBytes(studio.storageBytes, i18n.locale)}</dd>
          <dt>{t`Compliance`}</dt>
          <dd>{studio.complianceStatus === "ok" ? t`In order` : labels.status(studio.complianceStatus)}</dd>
        </dl>
      </DetailPart>
    </div>
  );
}
