import type { FileType } from '../contract/file.ts';

/** Bytes of a photo or a document of a repair request (ours). */
export const largestDocument = 10 * 1024 * 1024;

/** What a repair request may have: photos of a device and its papers, scans. */
export const documentTypes: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];
