import { useLingui } from "@lingui/react/macro";
import { agentPictureUrl } from "../../../domain/assistants/agentPictures.ts";
import type { CustomAgentForm } from "../../../domain/assistants/customAgents.ts";

/** The card as it will be, while the form is filled in. */
export function AgentPreview({ form }: { form: CustomAgentForm }) {
  const { t } = useLingui();
  const { name, role, description, avatar, header, skills } = form;
  return (
    <section className="agent-card agent-preview" aria-label={t`Preview`}>
      <img className="agent-header" src={agentPictureUrl("header", header)} alt="" />
      <div className="agent-inside">
        <img className="agent-face" src={agentPictureUrl("avatar", avatar)} alt="" />
        <div>
          <strong>{name.trim() || t`Name`}</strong>
          <div className="assistant-role">{role.trim() || t`Role`}</div>
        </div>
        {description.trim() && <p>{description}</p>}
        <div className="assistant-role">
          {skills
            .filter((skill) => skill.name.trim() !== "")
            .map((skill) => `${skill.name} ${Number.isNaN(skill.value) ? "–" : skill.value}`)
            .join(" · ")}
        </div>
      </div>
    </section>
  );
}
