/** Where the pictures lie in the store that somebody sent for their assistants: each person has a folder that only they are served from. */
export const agentPictureFolder = (userId: string): string => `agents/${userId}`;
