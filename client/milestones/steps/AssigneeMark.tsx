import { useLingui } from "@lingui/react/macro";

/** Whose step it is: initials in a circle, and the name for whoever hears it. */
export function AssigneeMark({ name }: { name: string | null }) {
  const { t } = useLingui();
  const said = name === null ? t`Not assigned` : t`${name} is on it`;
  return (
    <span
      className="assignee"
      data-nobody={name === null || undefined}
      role="img"
      aria-label={said}
      title={said}
    >
      {name === null ? "?" : initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : [parts[0]!];
  return letters
    .map((part) => [...part][0] ?? "")
    .join("")
    .toUpperCase();
}
