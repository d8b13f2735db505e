/** Where the files lie in the store of a picture that somebody sent for an assistant; the row of this id says whose it is. */
export const agentPictureFolder = (pictureId: string): string => `agents/${pictureId}`;
