import { Notifications } from "@mantine/notifications";
import { useDevice } from "../app/useDevice.ts";

/** Where short news of what was done stand for a while. */
export function ToastStage() {
  const isPhone = useDevice() === "mobile";
  return <Notifications position={isPhone ? "top-center" : "bottom-left"} autoClose={6000} />;
}
