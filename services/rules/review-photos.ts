/** Photos of one review (ours). */
export const maxPhotos = 5;
/** Bytes of a photo as it is sent (ours). */
export const maxPhotoBytes = 10 * 1024 * 1024;
