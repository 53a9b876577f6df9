/** Centimetres of one piece. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** The size of one piece, as the facts of a product have it; null where nobody has measured. */
export const sizeOf = ({ width, height, depth }: Readonly<Record<string, unknown>>): Size | null =>
  typeof width === 'number' && typeof height === 'number' && typeof depth === 'number' ? { width, height, depth } : null;
