/** What is said to those who run the platform. */
export const ADMIN_WORDS = {
  "admin.reasonMissing": "Say why: the reason is kept in the audit log.",
  "admin.reasonTooLong": "The reason is too long: at most {max, number} characters.",
  "admin.roleClosed": "Superadmins are added and removed from the command line only.",
  "admin.roleSame": "The person has this role already.",
  "admin.roleOfOwner": "The person owns a workspace. Transfer it to somebody else first.",
  "admin.suspendSelf": "You cannot suspend yourself.",
  "admin.suspendSuperadmin": "Remove this superadmin from the command line before suspending them.",
  "admin.heirUnknown": "No account has this address.",
  "admin.heirSuspended": "This person is suspended.",
  "admin.heirUnproven": "This person has not confirmed their address yet.",
  "admin.heirWrong": "A workspace belongs to an artist, a manager, a label or an admin.",
  "admin.heirSame": "The workspace belongs to this person already.",
  "admin.addressUnknown": "No account has the address {email}.",
  "admin.rolesWrong": "Choose roles from the list.",
  "admin.tooManyPeople": "At most {max, number} people can be named one by one.",
} as const;
