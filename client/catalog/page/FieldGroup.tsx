import type { ReactNode } from "react";

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="track-group">
      <legend>{title}</legend>
      {lead && <p className="track-lead">{lead}</p>}
      {children}
    </fieldset>
  );
}
