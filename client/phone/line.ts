import type { Call, Device } from "@twilio/voice-sdk";
import { useSyncExternalStore } from "react";

/** This tab's end of a real call: microphone, sound and keys. */
export interface Line {
  /** Of the call, as GraphQL names it. */
  callId: string;
  mute(isMuted: boolean): void;
  sendTone(key: string): void;
  end(): void;
}

/** Why a call could not be placed: the microphone was refused, or the network was not reached. */
export class LineFailed extends Error {
  readonly isMicrophone: boolean;
  constructor(cause: unknown) {
    super("The call was not placed.", { cause });
    this.isMicrophone = MICROPHONE.has((cause as { code?: number } | null)?.code ?? 0);
  }
}
// Twilio's codes: permission denied, acquisition failed.
const MICROPHONE = new Set([31401, 31402, 31208]);

let line: Line | null = null;
const listeners = new Set<() => void>();

function set(next: Line | null): void {
  line = next;
  for (const listener of listeners) listener();
}

/** The end of this call that this tab holds; null where another one does, or it is a practice. */
export function useLine(callId: string): Line | null {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => line,
  );
  return open?.callId === callId ? open : null;
}

interface Wanted {
  token: string;
  /** The row of the call, which the network asks us about. */
  rowId: string;
  callId: string;
}

/** Places a call from this tab. Throws LineFailed; the call has to be hung up then. */
export async function openLine({ token, rowId, callId }: Wanted): Promise<void> {
  let device: Device | undefined;
  try {
    const sdk = await import("@twilio/voice-sdk");
    device = new sdk.Device(token, { closeProtection: true });
    const call = await device.connect({ params: { call: rowId } });
    await isPlaced(call);
    const end = () => {
      device?.destroy();
      if (line?.callId === callId) set(null);
    };
    for (const event of ["disconnect", "cancel", "error", "reject"]) call.on(event, end);
    set({
      callId,
      mute: (isMuted) => call.mute(isMuted),
      sendTone: (key) => call.sendDigits(key),
      end: () => call.disconnect(),
    });
  } catch (error) {
    device?.destroy();
    throw new LineFailed(error);
  }
}

/** Resolves once the network has taken the call. */
function isPlaced(call: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    call.once("accept", () => resolve());
    call.once("ringing", () => resolve());
    call.once("error", reject);
    for (const event of ["cancel", "disconnect", "reject"]) call.once(event, () => reject(null));
  });
}
