/** What letters about leaving and about one’s own data say. */
export const PRIVACY_LETTERS = {
  "privacy.confirmSubject": "Delete your {product} account?",
  "privacy.confirmBody":
    "Somebody asked us to delete the {product} account of this address. If it was you, open this link and confirm it:\n\n{confirm}\n\nThe link works for {hours, number} hours. After that you have {days, number} days to change your mind.\n\nIf it was not you, you can ignore this email: nothing happens without your confirmation.\n\nThe status of your request:\n\n{status}",
  "privacy.nothingToDeleteSubject": "No {product} account for this address",
  "privacy.nothingToDeleteBody":
    "Somebody asked us to delete the {product} account of this address, but there is none. There is nothing to delete and nothing to do.",
  "privacy.scheduledSubject": "Your {product} account will be deleted on {day}",
  "privacy.scheduledBody":
    "You confirmed the deletion of your {product} account. It will happen on {time}. Until then everything works as before. If you pay for a plan, it ends on that day and is not charged any more after it.\n\nTo keep your account, open this link:\n\n{keep}\n\nTo download your data first:\n\n{settings}\n\nThe status of your request, also afterwards:\n\n{status}",
  "privacy.reminderSubject": "Your {product} account will be deleted tomorrow",
  "privacy.reminderBody":
    "Your {product} account and everything in it will be deleted on {time}.\n\nIf you changed your mind, keep it:\n\n{keep}\n\nTo download your data first:\n\n{settings}",
  "privacy.keptSubject": "Your {product} account stays",
  "privacy.keptBody": "The deletion of your {product} account was canceled. Nothing was deleted.",
  "privacy.goneSubject": "Your {product} account was deleted",
  "privacy.goneBody":
    "Your {product} account and everything connected to you is deleted. What the law requires us to keep, such as records of payments, no longer carries your name. If you paid for a plan, it has ended and is not charged any more.\n\nThe status of your request:\n\n{status}\n\nThis is our last email. Thank you for the music.",
  "privacy.exportSubject": "Your {product} data is ready",
  "privacy.exportBody":
    "The file with everything that {product} keeps about you is ready. Sign in to download it:\n\n{link}\n\nIt is removed after {days, number} days.",
} as const;
