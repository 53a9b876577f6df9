/** Bytes of a photo or a document of a repair request (ours). */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** What a repair request may have: photos of a device and its papers, scans. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
