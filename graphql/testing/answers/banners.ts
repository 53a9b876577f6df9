import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';

export const banners: HandwrittenAnswers['banners'] = {
  banners: ({ query }) => [
    {
      id: asId(1),
      type: query?.type ?? 'NEW_MENU_7',
      title: 'Неделя телевизоров',
      text: null,
      url: '/special-offers/1',
      image: '/media/articles/banner-1.svg',
    },
  ],
  types: () => [{ code: 'NEW_MENU_7', name: 'Меню: телевизоры' }],
};
