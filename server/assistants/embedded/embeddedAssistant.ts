import type { Assistant } from "../../providers/assistant.ts";

export const embeddedAssistant: Assistant = {
  kind: "embedded",
  async *reply({ question }) {
    yield { looking: "Looking" };
    yield { text: `You said **${question}**, as far as I read it [1].` };
    yield { cite: { label: "Dashboard", path: "/" } };
    yield { chip: { kind: "ask", label: "Again", text: "Say it again" } };
    yield { chip: { kind: "open", label: "Open your releases", path: "/releases" } };
  },
};
