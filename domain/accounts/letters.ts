/** What letters about an account say. */
export const ACCOUNT_LETTERS = {
  "accounts.signInSubject": "Your sign-in link for {product}",
  "accounts.signInBody":
    "Open this link and press the button to sign in:\n\n{link}\n\nIt works once, for {minutes, number} minutes. If you did not ask for it, you can ignore this email.",
  "accounts.noAccountSubject": "No {product} account for this address",
  "accounts.noAccountBody":
    "Somebody wanted to sign in with this address, but it has no {product} account. You can create one here:\n\n{link}\n\nIf it was not you, you can ignore this email.",
  "accounts.resetSubject": "Choose a new password for {product}",
  "accounts.resetBody":
    "Open this link to choose a new password:\n\n{link}\n\nIt works once, for {minutes, number} minutes. If you did not ask for it, you can ignore this email: your password stays as it is.",
  "accounts.passwordChangedSubject": "Your {product} password was changed",
  "accounts.passwordChangedBody":
    "The password of your {product} account was changed just now.\n\nIf it was you, there is nothing to do. If it was not, ask for a new password at once:\n\n{link}",
  "accounts.secondFactorOnSubject": "Two-step sign-in is on for your {product} account",
  "accounts.secondFactorOnBody":
    "From now on, signing in to {product} asks for a code from your authenticator app as well.\n\nIf it was you, there is nothing to do: keep your recovery codes in a safe place. If it was not, write to whoever runs {product} at once.",
  "accounts.secondFactorOffSubject": "Two-step sign-in is off for your {product} account",
  "accounts.secondFactorOffBody":
    "From now on, nothing but your password or a link to this address is needed to sign in to {product}.\n\nIf it was you, there is nothing to do. If it was not, choose a new password at once and turn it on again:\n\n{link}",
  "accounts.recoveryCodesSubject": "New recovery codes for your {product} account",
  "accounts.recoveryCodesBody":
    "You have new recovery codes for {product}; the earlier ones do not work any more.\n\nIf it was not you, choose a new password at once:\n\n{link}",
  "accounts.newDeviceSubject": "New sign-in to your {product} account",
  "accounts.newDeviceBody":
    "Your {product} account was opened on a device that we had not seen before:\n\n{device}\nAddress: {address}\nTime: {time}\n\nIf it was you, there is nothing to do. If it was not, sign it out and change your password:\n\n{link}",
  "accounts.oldAddressSubject": "Change your {product} address?",
  "accounts.oldAddressBody":
    "Somebody who is signed in to your {product} account wants to change its address to {newEmail}.\n\nIf it was you, open this link and press the button. You also need to confirm the new address:\n\n{link}\n\nIf it was not you, do nothing, and choose a new password: your address stays as it is.",
  "accounts.newAddressSubject": "Confirm your new {product} address",
  "accounts.newAddressBody":
    "Open this link and press the button to use this address for your {product} account. You also need to confirm the old address:\n\n{link}\n\nThe link works for {hours, number} hours. If you did not ask for it, you can ignore this email.",
  "accounts.takenAddressSubject": "This address already has a {product} account",
  "accounts.takenAddressBody":
    "Somebody wants to use this address for another {product} account, but it already has one. Nothing was changed. If it was you, use another address, or sign in with this one.",
  "accounts.proofSubject": "Confirm your {product} address",
  "accounts.proofBody":
    "Somebody created a {product} account with this address. If it was you, open this link where you are signed in and press the button:\n\n{link}\n\nIt works for {days, number} days. If it was not you, you can ignore this email; or sign in by link, and the account is yours without anything that was set up in it before:\n\n{signIn}",
  "accounts.takenSignUpSubject": "You already have a {product} account",
  "accounts.takenSignUpBody":
    "Somebody wanted to create a {product} account with this address, but it already has one. Nothing was changed. If it was you, sign in here, by link if you do not remember the password:\n\n{link}\n\nIf it was not you, you can ignore this email.",
  "accounts.unknownProgram": "An unknown program",
  "accounts.programOn": "{program} on {system}",
  "accounts.addressUnknown": "unknown",
} as const;
