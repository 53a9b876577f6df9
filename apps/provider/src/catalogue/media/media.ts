import type { Database } from '../../platform/database/database.ts';

/** Where the pictures and documents of the shop come from. */
export interface Media {
  /** Of its pictures; a drawing is text, which browsers scale. */
  readonly format: 'svg' | 'webp';
  /** Changes with whatever makes the pictures, and is part of their addresses, which then never change. Without it a picture is kept for a day. */
  readonly revision?: string;
  /** How many pictures there are of a product of this kind, or of a place of this type; they are numbered from 0. */
  count(of: 'products' | 'stores', id: number, kind: string | number): number;
  /** Whether there is one more picture of this product that tells its measures: `products/42/size`. */
  isMeasured(id: number, kind: string, size: Readonly<Record<'width' | 'height' | 'depth', number>> | null): boolean;
  /** Whether there is a picture of this key. */
  has(key: string): boolean;
  /** A picture by its key, which is its address below `/media` without the ending: `products/42/0`, `brands/acme`, `banners/7-mobile`. */
  picture(db: Database, key: string): Promise<string | Buffer | undefined>;
  /** A document, PDF. */
  manual(db: Database, id: number): Promise<Buffer | undefined>;
  manualSize(db: Database, id: number): Promise<number | undefined>;
}

const noMedia: Media = {
  format: 'svg',
  count: () => 0,
  isMeasured: () => false,
  has: () => false,
  picture: async () => undefined,
  manual: async () => undefined,
  manualSize: async () => undefined,
};

let currentMedia = noMedia;

/** What `setMedia` has given last; nothing is to be seen before. */
export const media = (): Media => currentMedia;

/** Said once where a program is put together. */
export function setMedia(source: Media = noMedia): void {
  currentMedia = source;
}
