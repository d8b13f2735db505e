import { notifications } from "@mantine/notifications";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";

/** Says in a toast that something went wrong that the person cannot mend: what the failed request brought, if it did. */
export function useErrorToast(): (error?: unknown) => void {
  const said = useRefusal();
  return (error) => {
    notifications.show({ message: said(accidentIn(error)), color: "red", role: "alert" });
  };
}
