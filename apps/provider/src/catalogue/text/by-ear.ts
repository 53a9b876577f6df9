import byEar from './by-ear.json' with { type: 'json' };
import { fold } from './fold.ts';

/** How names that are written in another alphabet are typed by those who heard them, by the name. */
export const formsByName: Readonly<Record<string, readonly string[]>> = byEar;

const namesByForm = new Map<string, string[]>();
for (const [name, forms] of Object.entries(formsByName))
  for (const form of forms) namesByForm.set(fold(form), [...(namesByForm.get(fold(form)) ?? []), name]);

/** Names that a word may be by ear: `iphone` for «айфон»; empty for all others. */
export const namesHeardIn = (word: string): readonly string[] => namesByForm.get(fold(word)) ?? [];
