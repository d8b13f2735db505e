import { useLingui } from "@lingui/react/macro";
import { useLiteral } from "../i18n/useLiteral.ts";

const UNKNOWN_ADDRESS = /^Nobody has the address (.+)\.$/;
const TAKEN_NAME = /^"(.+)" already means (.+)\.$/;

/** A refusal of the server in the person's language, also one that names what it is about. */
export function useRefusalWords(): (message: string) => string {
  const { t } = useLingui();
  const literal = useLiteral();
  return (message) => {
    const [, email] = UNKNOWN_ADDRESS.exec(message) ?? [];
    if (email) return t`Nobody has the address ${email}.`;
    const [, name, other] = TAKEN_NAME.exec(message) ?? [];
    return name && other ? t`“${name}” already means ${other}.` : literal(message);
  };
}
