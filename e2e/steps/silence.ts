import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Milliseconds of each silence between two sounds. */
    silences: number[];
  }
}

/** From now on, in every page: sends all sound through one meter that counts how long nothing is heard. */
export async function measureSilence(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.silences = [];
    const play = HTMLMediaElement.prototype.play;
    const wired = new WeakSet<HTMLMediaElement>();
    let meter: ScriptProcessorNode | null = null;
    let quiet = 0;
    let hasSounded = false;

    function openMeter(): ScriptProcessorNode {
      const context = new AudioContext();
      // Deprecated, and the only meter that needs no file of its own.
      const node = context.createScriptProcessor(256, 1, 1);
      node.onaudioprocess = ({ inputBuffer }) => {
        for (const sample of inputBuffer.getChannelData(0)) {
          if (Math.abs(sample) < 0.001) quiet++;
          else {
            const ms = (quiet / context.sampleRate) * 1000;
            // A wave passes through nothing twice in each turn.
            if (hasSounded && ms > 1) window.silences.push(ms);
            hasSounded = true;
            quiet = 0;
          }
        }
      };
      node.connect(context.destination);
      return node;
    }

    HTMLMediaElement.prototype.play = function () {
      meter ??= openMeter();
      if (!wired.has(this)) (meter.context as AudioContext).createMediaElementSource(this).connect(meter);
      wired.add(this);
      void (meter.context as AudioContext).resume();
      return play.call(this);
    };
  });
}

export function silences(page: Page): Promise<number[]> {
  return page.evaluate(() => window.silences);
}
