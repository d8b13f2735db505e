import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, Group, Text } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import { formatBytes } from "../../../domain/formatBytes.ts";
import type { StudioDetailQuery } from "../../__generated__/StudioDetailQuery.graphql.ts";
import { useComplianceLabels } from "../../compliance/useComplianceLabels.ts";
import { DetailPart } from "../DetailPart.tsx";
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
  if (node?.__typename !== "AdminWorkspace") return <p>{t`This workspace is not here any more.`}</p>;
  return (
    <div className="admin-detail">
      <header>
        <h3>{node.name}</h3>
        <Text c="dimmed">{node.slug}</Text>
        <Group gap={8} mt={8}>
          <Badge variant="light">{types[node.workspaceType]}</Badge>
          <Badge variant="light" color="gray">
            {tiers[node.effectiveTier]}
          </Badge>
        </Group>
      </header>
      {node.suspendedAt && (
        <p className="admin-warning">
          <Trans>
            Suspended on {day(node.suspendedAt)}: {node.suspensionReason ?? ""}
          </Trans>
        </p>
      )}
      {node.verbs && <StudioVerbs workspace={node.verbs} />}
      {node.payouts && (
        <DetailPart title={t`Payouts`}>
          <StudioPayouts workspace={node.payouts} />
        </DetailPart>
      )}
      <DetailPart title={t`Details`}>
        <dl>
          <dt>{t`Owner`}</dt>
          <dd>
            {node.owner ? (
              <Link to={`/admin/users?open=${encodeURIComponent(node.owner.id)}`}>
                {node.owner.fullName} ({node.owner.email})
              </Link>
            ) : (
              t`Without an owner`
            )}
          </dd>
          <dt>{t`Plan`}</dt>
          <dd>
            {tiers[node.effectiveTier]}
            <Text c="dimmed" size="sm">
              {ofWorkspace[node.planSource]}{" "}
              {node.isOwnersPlan &&
                t`The plan assigned to the workspace, ${tiers[node.subscriptionTier]}, has no effect.`}
            </Text>
          </dd>
          <dt>{t`Since`}</dt>
          <dd>{day(node.createdAt)}</dd>
          <dt>{t`People`}</dt>
          <dd>{i18n.number(node.memberCount)}</dd>
          <dt>{t`Tracks`}</dt>
          <dd>{i18n.number(node.trackCount)}</dd>
          <dt>{t`Storage`}</dt>
          <dd>{formatBytes(node.storageBytes, i18n.locale)}</dd>
          <dt>{t`Compliance`}</dt>
          <dd>{node.complianceStatus === "ok" ? t`In order` : labels.status(node.complianceStatus)}</dd>
        </dl>
      </DetailPart>
    </div>
  );
}
