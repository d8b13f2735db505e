import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";

/** Says in a toast that something went wrong that the person cannot mend. */
export function useErrorToast(): () => void {
  const { t } = useLingui();
  return () => {
    notifications.show({
      message: t`An unexpected error occurred. Please try again.`,
      color: "red",
      role: "alert",
    });
  };
}
