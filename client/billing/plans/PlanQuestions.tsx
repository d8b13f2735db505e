import { useLingui } from "@lingui/react/macro";
import type { SubscriptionKind } from "../../../domain/billing/plans.ts";

/** What people ask before they pay. */
export function PlanQuestions({ kind }: { kind: SubscriptionKind }) {
  const { t } = useLingui();
  const common = [
    {
      question: t`Can I cancel?`,
      answer: t`Yes, at any time. It runs until the end of the period you paid for, and nothing is charged after that.`,
    },
    {
      question: t`What does it cost to change plans?`,
      answer: t`The difference for the rest of the period. You see the exact amount before you confirm.`,
    },
    {
      question: t`What happens when a payment fails?`,
      answer: t`We email you a link to pay or to change the card, and your account works like a free one until it is paid. Nothing is deleted.`,
    },
  ];
  const studio = [
    {
      question: t`What happens to my music if I stop paying?`,
      answer: t`It stays online and yours. Uploading and the tools of the studio wait until you choose a plan again.`,
    },
    {
      question: t`For which studios does a plan count?`,
      answer: t`For every studio that you own, and for everybody who works there. Studios of others are on the plan of their owner.`,
    },
  ];
  const fan = [
    {
      question: t`I am an artist, too. Do I need both plans?`,
      answer: t`No. Pro Artist and Indee Label give you everything that Fan Pro does.`,
    },
  ];
  return (
    <section className="plans-questions" aria-labelledby="plans-questions">
      <h2 id="plans-questions">{t`Frequently asked questions`}</h2>
      {[...common, ...(kind === "studio" ? studio : fan)].map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
