import type { WriterRole } from "../../domain/credits/work.ts";
import { byline } from "../../domain/publicPages/titles.ts";
import { useCreditLabels } from "../credits/useCreditLabels.ts";

interface Credit {
  readonly role: string;
  readonly party: { readonly name: string };
}

interface Props {
  contributors: readonly Credit[];
  writers: readonly Credit[];
}

/** Roles with their names, each name once a role. */
export function CreditList({ contributors, writers }: Props) {
  const { roleName, writerName } = useCreditLabels();
  const lines = [
    ...namesByRole(contributors).map(([role, names]) => [roleName(role), names] as const),
    ...namesByRole(writers).map(([role, names]) => [writerName(role as WriterRole), names] as const),
  ];
  return (
    <dl className="public-page-facts">
      {lines.map(([role, names]) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{byline(names)}</dd>
        </div>
      ))}
    </dl>
  );
}

function namesByRole(credits: readonly Credit[]): [string, string[]][] {
  return [...Map.groupBy(credits, ({ role }) => role)].map(([role, group]) => [
    role,
    [...new Set(group.map(({ party }) => party.name))],
  ]);
}
