/** What letters about a studio and its team say. */
export const WORKSPACE_LETTERS = {
  "workspaces.invitationSubject": "{inviter} invites you to {studio} on {product}",
  "workspaces.invitationBody":
    '{inviter} would like you to join the studio "{studio}" as {role}.\n\nOpen this link to see the invitation and accept it:\n\n{link}\n\nIt works for {days, number} days, with this address. If you do not know the sender, you can ignore this email.',
  "workspaces.deletionSubject": "{studio} was deleted",
  "workspaces.deletionBody":
    '{by} deleted the studio "{studio}". Nobody can see it any more.\n\nAny owner can restore it for {days, number} days, until {end}:\n\n{link}\n\nAfter that its music, files and numbers are gone for good.',
  "workspaces.removalSubject": "You are no longer on the team of {studio}",
  "workspaces.removalBody":
    'An administrator of the studio "{studio}" removed you from the team. Your own account stays as it is.',
  "workspaces.asAdmin": "an administrator",
  "workspaces.asArtist": "an artist",
  "workspaces.asManager": "a manager",
  "workspaces.asLabelAdmin": "a label admin",
} as const;
