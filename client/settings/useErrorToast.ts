import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";

/** Says in a toast that something went wrong that the person cannot mend: what the failed request brought, if it did. */
export function useErrorToast(): (error?: unknown) => void {
  const said = useRefusal();
  return (error) => {
    showFailure(said(accidentIn(error)));
  };
}
