import type { CardFragment } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';

type Variant = { edition: string | null; color: { name: string } | null } | null;

/** What sets a variant apart from others of its model: «256 ГБ, чёрный»; empty where nothing does. */
export const variantName = (variant: Variant | undefined): string => [variant?.edition, variant?.color?.name].filter(Boolean).join(', ');

/** A name in two: the model, and what sets this one apart («256 ГБ, чёрный»), where the name ends with it. Together they are the name. */
export function splitName({ name, variant }: Pick<CardFragment, 'name' | 'variant'>): { model: string; apart: string | null } {
  const apart = variantName(variant);
  const end = name.length - apart.length;
  if (apart === '' || end < 2 || !name.endsWith(apart)) return { model: nbsp(name), apart: null };
  return { model: nbsp(name.slice(0, end).trimEnd()), apart: nbsp(apart) };
}
