import type { Attribute, Leaf } from './catalogue-schema.ts';

/** The heading of what every product has. */
const group = 'Общие сведения';

const colour: Attribute = { group, name: 'Цвет', type: 'text', filter: true };
const country: Attribute = { group, name: 'Страна производства', type: 'text', filter: true };
const warranty: Attribute = { group, name: 'Гарантия', unit: 'мес.', type: 'number' };
const releaseYear: Attribute = { group, name: 'Год выпуска', type: 'number' };

/** Specifications that every category has besides its own; digital goods have neither a colour nor a warranty, and come from no country. */
export const sharedAttributes = (leaf: Leaf): Readonly<Record<string, Attribute>> =>
  leaf.digital ? { releaseYear } : { colour, country, warranty, releaseYear };
