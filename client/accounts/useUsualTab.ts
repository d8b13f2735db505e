import { useState } from "react";
import { keepOnDevice } from "../app/keepOnDevice.ts";
import type { AuthTab } from "./authView.ts";

const KEY = "levare.signInTab";

/** How this person signed in last on this device, and how to keep another way for the next time. */
export function useUsualTab(): [AuthTab, (tab: AuthTab) => void] {
  const [usual] = useState(kept);
  return [usual, (tab) => keepOnDevice(KEY, tab)];
}

function kept(): AuthTab {
  try {
    return localStorage.getItem(KEY) === "password" ? "password" : "magic";
  } catch {
    return "magic";
  }
}
