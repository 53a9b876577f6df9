import type { Section } from '../../types.ts';
import { eReaders } from './e-readers.ts';
import { featurePhones } from './feature-phones.ts';
import { smartWatches } from './smart-watches.ts';
import { smartphones } from './smartphones.ts';
import { tablets } from './tablets.ts';

export const smartphonesGadgets: Section = {
  id: 100,
  code: 'smartphones-gadgets',
  name: 'Смартфоны и гаджеты',
  kind: 'phone',
  leaves: [smartphones, featurePhones, tablets, eReaders, smartWatches],
};
