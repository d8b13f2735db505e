/** The name of each person's database of what they saved to hear begins so. */
export const SAVED_MUSIC = "levare-saved-music-";
