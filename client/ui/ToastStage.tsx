import { Notifications } from "@mantine/notifications";
import { useDevice } from "../app/useDevice.ts";

const PHONE_WIDTH = 440;
/** Pixels. Several above each other must not cover the first button of a dialog that stands open in the middle. */
const DESK_WIDTH = 300;

/** Where short news of what was done stand for a while. */
export function ToastStage() {
  const isPhone = useDevice() === "mobile";
  return (
    <Notifications
      position={isPhone ? "top-center" : "bottom-left"}
      containerWidth={isPhone ? PHONE_WIDTH : DESK_WIDTH}
      autoClose={6000}
    />
  );
}
