import { useLingui } from "@lingui/react/macro";

/** What actions and kinds of things are called. An action that nobody named here keeps the name that it has in the log. */
export function useAuditWords() {
  const { t } = useLingui();
  const actions: Record<string, string> = {
    "user.role": t`Changed a role`,
    "user.suspend": t`Suspended a person`,
    "user.lift": t`Lifted a suspension`,
    "user.signOut": t`Signed a person out`,
    "user.convert": t`Became an artist`,
    "user.grantSuperadmin": t`Made a superadmin`,
    "user.revokeSuperadmin": t`Unmade a superadmin`,
    "session.revoke": t`Ended a session`,
    "session.revokeOthers": t`Ended other sessions`,
    "workspace.tier": t`Changed a plan`,
    "workspace.transfer": t`Transferred a workspace`,
    "workspace.suspend": t`Suspended a workspace`,
    "workspace.restore": t`Opened a workspace again`,
    "flag.create": t`Made a flag`,
    "flag.update": t`Changed a flag`,
    "flag.delete": t`Deleted a flag`,
    "term.create": t`Added a term`,
    "term.update": t`Changed a term`,
    "term.order": t`Put terms in order`,
    "term.merge": t`Merged a term`,
    "term.unmerge": t`Took a merge back`,
    "lexiconCategory.create": t`Added a category`,
    "lexiconCategory.update": t`Changed a category`,
    "lexiconCategory.order": t`Put categories in order`,
    "lexicon.import": t`Imported terms`,
    "lexicon.export": t`Took the lexicon along`,
    "platform.setting": t`Changed a platform setting`,
    "job.retry": t`Tried a job again`,
    "audit.verify": t`Verified the log`,
    "audit.export": t`Took the log along`,
    "audit.erase": t`Erased a person`,
    "backup.restore": t`Restored a backup`,
  };
  const entities: Record<string, string> = {
    user: t`Person`,
    session: t`Session`,
    workspace: t`Workspace`,
    featureFlag: t`Feature flag`,
    term: t`Term`,
    lexiconCategory: t`Category`,
    lexicon: t`Lexicon`,
    platformSetting: t`Platform setting`,
    job: t`Job`,
    audit: t`Audit log`,
  };
  return {
    actionOf: (action: string) => actions[action] ?? action,
    entities,
    entityOf: (entity: string) => entities[entity] ?? entity,
  };
}
