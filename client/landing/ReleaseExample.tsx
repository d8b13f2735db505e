import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { IconCheck, IconCircleDashed } from "@tabler/icons-react";

/** A picture of a release on its way, drawn in the product's own parts. It is marked as an example. */
export function ReleaseExample() {
  const { t } = useLingui();
  const steps = [
    { text: t`Master uploaded`, isDone: true },
    { text: t`Cover, 3000 by 3000`, isDone: true },
    { text: t`Credits and splits agreed`, isDone: true },
    { text: t`Pre-save page shared`, isDone: false },
  ];
  return (
    <figure className="landing-example" aria-label={t`Example of a release twelve days before its date`}>
      <div className="landing-example-top">
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <rect width="96" height="96" rx="12" fill="#364400" />
          <circle cx="54" cy="50" r="40" fill="#a5cb00" />
          <circle cx="50" cy="50" r="28" fill="#bae5ff" />
          <circle cx="46" cy="50" r="15" fill="#364400" />
        </svg>
        <div className="landing-example-who">
          <strong>Undertow</strong>
          <span>Nova Reyes</span>
        </div>
        <Badge variant="outline">{t`Example`}</Badge>
      </div>
      <p className="landing-example-days">
        12 <small>{t`days to go`}</small>
      </p>
      <ul>
        {steps.map(({ text, isDone }) => (
          <li key={text} data-done={isDone || undefined}>
            {isDone ? <IconCheck size={18} aria-hidden /> : <IconCircleDashed size={18} aria-hidden />}
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
