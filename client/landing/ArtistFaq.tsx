import { useLingui } from "@lingui/react/macro";

/** Questions that artists ask before they begin. */
export function ArtistFaq() {
  const { t } = useLingui();
  const questions = [
    {
      question: t`What happens after 30 days?`,
      answer: t`Nothing is charged: we do not have your card. Your music stays online and yours; editing pauses until you choose a plan.`,
    },
    {
      question: t`What does the trial include?`,
      answer: t`Every tool of the studio and five track uploads. On Pro Artist uploads are unlimited.`,
    },
    {
      question: t`Who owns my music?`,
      answer: t`You do. You give Levare the right to store it and to play it to the people you choose, and you can take it down at any time.`,
    },
    {
      question: t`Which files can I upload?`,
      answer: t`WAV, FLAC, AIFF, MP3, M4A, OGG and Opus. The master stays as it came; listeners hear versions made from it.`,
    },
    {
      question: t`Can I leave with everything?`,
      answer: t`Yes. Your masters, your catalog and your list of fans are yours to take. Levare is open source, so you can even run it yourself.`,
    },
    {
      question: t`I am a fan, too. Do I need two accounts?`,
      answer: t`No. A fan can become an artist with the same account and switch between both sides.`,
    },
  ];
  return (
    <section className="landing-faq" aria-labelledby="artist-faq">
      <h2 id="artist-faq">{t`Frequently asked questions`}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
