import { refusal } from "../../domain/words/refusal.ts";
import { useRefusal } from "../i18n/useRefusal.ts";

/** Says over any page that what was pressed cannot come, because nobody is reached. */
export function Unreached() {
  const said = useRefusal();
  return (
    <p className="lv-unreached" role="alert">
      {said(refusal("general.unreachable"))}
    </p>
  );
}
