import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { DeletionStatusScreenQuery } from "../__generated__/DeletionStatusScreenQuery.graphql.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { DeletionSteps } from "./DeletionSteps.tsx";
import { KeepByLetter } from "./KeepByLetter.tsx";
import "../accounts/accounts.css";
import "../legal/legal.css";
import "./privacy.css";

/** How the deletion with a code goes on. It never says whose account it is. */
export function DeletionStatusScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const code = query.get("code") ?? "";
  const key = query.get("keep");
  const { accountDeletion: deletion } = useScreenQuery<DeletionStatusScreenQuery>(graphql`
    query DeletionStatusScreenQuery($code: String!, $hasCode: Boolean!) @preloadable {
      accountDeletion(code: $code) @include(if: $hasCode) {
        state
        ...DeletionSteps_deletion
      }
    }
  `);
  return (
    <article className="legal-text legal-single">
      <PageTitle title={t`Status of a deletion request`} />
      {deletion ? (
        <>
          <DeletionSteps deletion={deletion} />
          {deletion.state === "waiting" && key && <KeepByLetter code={code} deletionKey={key} />}
        </>
      ) : (
        <>
          <p>{t`Every email about your request has its code. Anyone with the code can follow the request, but not see whose it is.`}</p>
          {code !== "" && <FormMessage isSuccess={false} text={t`There is no request with this code.`} />}
          <CodeForm key={code} code={code} />
        </>
      )}
      <p>
        <Anchor
          component={Link}
          to="/privacy/data-deletion"
        >{t`What is deleted, and what we must keep`}</Anchor>
      </p>
    </article>
  );
}

function CodeForm({ code: asked }: { code: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [code, setCode] = useState(asked);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== "") void navigate(`?code=${encodeURIComponent(code.trim())}`);
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="privacy-form">
      <TextInput
        label={t`Request code`}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" size="lg">
        {t`Show the status`}
      </Button>
    </form>
  );
}
