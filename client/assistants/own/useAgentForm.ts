import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AREAS, type Area, type LogicLevel } from "../../../domain/assistants/agents.ts";
import {
  type CustomAgentForm,
  customAgentProblem,
  SKILL_VALUE,
} from "../../../domain/assistants/customAgents.ts";
import { passesGate } from "../../../domain/billing/gates.ts";
import { personalShelf } from "../../app/personalShelf.ts";
import { useTier, useViewer } from "../../app/viewer.ts";
import { useUpgrade } from "../../billing/upgrade.ts";
import { accidentIn, refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useOwnAgents } from "./useOwnAgents.ts";

export const EMPTY_AGENT: CustomAgentForm = {
  ...{ name: "", role: "", description: "", persona: "", level: "MEDIUM", voice: "alba" },
  skills: [{ name: "", value: SKILL_VALUE.start }],
  ...{ areas: AREAS, avatar: "tide", header: "waves" },
};

interface Given {
  /** Null: a new one. */
  id: string | null;
  initial: CustomAgentForm;
  onSaved: () => void;
}

/** The form of an assistant. What is typed is kept on this device until it is saved: also while a plan is chosen first. */
export function useAgentForm({ id, initial, onSaved }: Given) {
  const { t } = useLingui();
  const said = useRefusal();
  const shelf = personalShelf(useViewer().id, `agentForm.${id ?? "new"}`);
  const hasGate = passesGate(useTier(), "customAgents");
  const openUpgrade = useUpgrade();
  const own = useOwnAgents();
  const [form, setForm] = useState(() => ({ ...initial, ...(shelf.read() as object | null) }));
  const [problem, setProblem] = useState<{ field: string; words: string } | null>(null);
  const [isSaving, setSaving] = useState(false);

  function change(some: Partial<CustomAgentForm>) {
    const next = { ...form, ...some };
    setForm(next);
    setProblem(null);
    shelf.write(next);
  }
  async function save() {
    const found = customAgentProblem(form);
    if (found) return setProblem({ field: found.field, words: said(found) });
    // Whoever has no plan yet may fill it in, and finds it filled in afterwards.
    if (!id && !hasGate) return openUpgrade({ feature: t`Custom assistants`, requires: "pro" });
    setSaving(true);
    try {
      const { level, voice, skills, areas, ...words } = form;
      const agent = { ...words, logicLevel: level as LogicLevel, voiceId: voice };
      const answer = await own.save(id, { ...agent, skills: [...skills], areas: [...areas] as Area[] });
      if (answer.__typename.endsWith("Payload")) {
        shelf.write(null);
        onSaved();
      } else {
        const field = "field" in answer && answer.field ? answer.field : "";
        setProblem({ field, words: said(refusalIn(answer as never)) });
      }
    } catch (error) {
      setProblem({ field: "", words: said(accidentIn(error)) });
    }
    setSaving(false);
  }

  return {
    ...{ form, change, isSaving },
    save: () => void save(),
    problemOf: (field: string) => (problem?.field === field ? problem.words : null),
    /** Of nothing in particular. */
    wholeProblem: problem?.field === "" ? problem.words : null,
  };
}
