import type { HandwrittenAnswers } from '../provider.ts';

export const promo: HandwrittenAnswers['promo'] = {
  adventCalendar: () => ({
    days: [{ day: 11, title: 'Музыка без проводов', text: null, url: '/catalog/tag/hits', image: '/media/articles/advent-11.svg' }],
  }),
};
