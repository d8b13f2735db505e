import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";

/** Waits for what a verb answers; false where it was refused or failed, which is then said. */
export function useTold() {
  const said = useRefusal();
  return async (answering: Promise<{ done: object }>): Promise<boolean> => {
    try {
      const { done } = await answering;
      if (!("code" in done)) return true;
      showFailure(said(refusalIn(done)));
    } catch (error) {
      showFailure(said(accidentIn(error)));
    }
    return false;
  };
}
