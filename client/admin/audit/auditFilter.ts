import { DAY_MS } from "../../../domain/duration.ts";
import type { AuditEventFilter } from "../../__generated__/AuditTabQuery.graphql.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What the log is narrowed to, as the address says it; null for all of it. Days are whole days, in UTC. */
export function auditFilterOf(address: URLSearchParams): AuditEventFilter | null {
  const word = (name: string) => address.get(name)?.trim() || null;
  const actor = word("actor");
  const action = word("action");
  const entity = word("entity");
  const from = dayOf(address.get("from"));
  const to = dayOf(address.get("to"));
  const filter: AuditEventFilter = {
    ...(actor ? { actor } : {}),
    ...(action ? { action } : {}),
    ...(entity ? { entity } : {}),
    ...(from ? { from: from.toISOString() } : {}),
    ...(to ? { to: new Date(to.getTime() + DAY_MS).toISOString() } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The address of the same part of the log as a file. */
export function auditFileOf(address: URLSearchParams): string {
  const filter = auditFilterOf(address) ?? {};
  const words = new URLSearchParams(filter as Record<string, string>).toString();
  return `/api/admin/audit.csv${words && `?${words}`}`;
}

function dayOf(text: string | null): Date | null {
  if (!text || !DAY.test(text)) return null;
  const day = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}
