/** Ids of videos at YouTube; anything else is no id, and leads nowhere. */
export const isVideo = (id: string): boolean => /^[\w-]{11}$/.test(id);
