/** The file cannot be kept as what it was sent for; the message says why, in words for the person. */
export class AssetRefused extends Error {}
