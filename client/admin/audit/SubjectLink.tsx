import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { SubjectLink_subject$key } from "../../__generated__/SubjectLink_subject.graphql.ts";
import { addressOf, useSubjectLabels } from "./useSubjectLabels.ts";

/** What something is about, as a link to where it can be seen; in words alone where it is gone. */
export function SubjectLink({ subject: subjectRef }: { subject: SubjectLink_subject$key }) {
  const { phraseOf } = useSubjectLabels();
  const subject = useFragment(
    graphql`
      fragment SubjectLink_subject on AdminSubject {
        kind
        key
        name
        nameEs
        isGone
        nodeId
        list
        page
        studioId
        studioName
      }
    `,
    subjectRef,
  );
  const address = addressOf(subject);
  const phrase = phraseOf(subject);
  return address ? <Link to={address}>{phrase}</Link> : phrase;
}
