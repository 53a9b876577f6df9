/** Centimetres of one piece. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** The size of one piece, as the facts of a product have it; null where nobody has measured. */
export const sizeOf = ({ width, height, depth }: Readonly<Record<string, unknown>>): Size | null =>
  typeof width === 'number' && typeof height === 'number' && typeof depth === 'number' ? { width, height, depth } : null;

/** Kilograms of one piece, as the facts have them; null where nobody has weighed it. */
export const weightOf = ({ weight }: Readonly<Record<string, unknown>>): number | null => (typeof weight === 'number' ? weight : null);

/** What is looked at, as the facts have it: inches from corner to corner. */
export const screenOf = ({
  diagonal,
  resolution,
}: Readonly<Record<string, unknown>>): { diagonal: number; resolution: string | null } | null =>
  typeof diagonal === 'number' ? { diagonal, resolution: typeof resolution === 'string' ? resolution : null } : null;
