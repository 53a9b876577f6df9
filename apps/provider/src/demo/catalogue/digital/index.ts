import type { Section } from '../../types.ts';
import { gameKeys } from './game-keys.ts';
import { giftCards } from './gift-cards.ts';
import { software } from './software.ts';
import { subscriptions } from './subscriptions.ts';

export const digital: Section = {
  id: 117,
  code: 'digital',
  name: 'Цифровые товары',
  kind: 'gift-card',
  leaves: [giftCards, software, subscriptions, gameKeys],
};
