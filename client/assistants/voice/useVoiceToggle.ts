import { useState } from "react";
import { personalShelf } from "../../app/personalShelf.ts";
import { useViewer } from "../../app/viewer.ts";
import { hush } from "./speak.ts";

/** Whether answers are read aloud on this device; off until somebody wants it. */
export function useVoiceToggle(): [isOn: boolean, toggle: () => void] {
  const shelf = personalShelf(useViewer().id, "assistant.voice");
  const [isOn, setOn] = useState(() => shelf.read() === true);
  return [
    isOn,
    () => {
      if (isOn) hush();
      shelf.write(!isOn);
      setOn(!isOn);
    },
  ];
}
