/** What is said of a studio, its team and its invitations. */
export const WORKSPACE_WORDS = {
  "workspaces.nameMissing": "A studio needs a name.",
  "workspaces.nameTooLong": "The name is too long: at most {max, number} characters.",
  "workspaces.slugWrong": "Use lowercase letters, digits and single hyphens.",
  "workspaces.slugTooLong": "The address is too long: at most {max, number} characters.",
  "workspaces.slugTaken": "Another studio has this address.",
  "workspaces.currencyUnknown": "Choose a currency from the list.",
  "workspaces.timezoneUnknown": "Choose a time zone from the list.",
  "workspaces.colourWrong": "Write the colour as # and six digits, such as #7c5cff.",
  "workspaces.taglineTooLong": "The tagline is too long: at most {max, number} characters.",
  "workspaces.stale": "Somebody else changed these settings first. Your change was not applied.",
  "workspaces.nameNotTyped": "Type the name of the studio exactly as shown.",
  "workspaces.earningsUnpaid":
    "The studio has earnings that were not paid out yet. Once it is gone we can pay them to nobody.",
  "workspaces.ownerUnproven": "{name} has not confirmed their address yet. Owners have to.",
  "workspaces.inviteeWrong": "Enter the email address of the person you invite.",
  "workspaces.inviteeIsMember": "This person is already on the team.",
  "workspaces.tooManyInvitations": "Too many invitations. Try again later.",
  "workspaces.lastOwner": "A studio needs an owner. Make somebody else an owner first.",
  "workspaces.invitationSpent": "This invitation was used, revoked or has expired. Ask for a new one.",
  "workspaces.wrongMailbox":
    "This invitation is for another address. Sign in with the address that it was sent to.",
} as const;
