import type { WrittenAnswers } from '../provider.ts';

export const promo: WrittenAnswers['promo'] = {
  adventCalendar: () => ({
    days: [{ day: 11, title: 'Музыка без проводов', text: null, url: '/catalog/tag/hits', image: '/media/articles/advent-11.svg' }],
  }),
};
