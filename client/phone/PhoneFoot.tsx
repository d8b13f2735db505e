import { Plural, Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { formatNumber } from "../../domain/phone/number.ts";
import type { PhoneFootQuery } from "../__generated__/PhoneFootQuery.graphql.ts";

/** What a call is here: a practice, or from which number and for how long today. */
export function PhoneFoot() {
  const { viewer } = useLazyLoadQuery<PhoneFootQuery>(
    graphql`
      query PhoneFootQuery {
        viewer {
          workspace {
            phone {
              isPractice
              callerId
              secondsLeft
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const phone = viewer?.workspace?.phone;
  if (!phone) return null;
  const [number, minutes] = [formatNumber(phone.callerId), Math.floor(phone.secondsLeft / 60)];
  return (
    <Text size="sm" c="dimmed">
      {phone.isPractice ? (
        <Trans>Practice call, no phone rings: no telephone network is connected here.</Trans>
      ) : (
        <Trans>
          They see {number}.{" "}
          <Plural
            value={minutes}
            one="Your studio has # minute left today."
            other="Your studio has # minutes left today."
          />
        </Trans>
      )}
    </Text>
  );
}
