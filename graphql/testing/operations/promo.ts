import type { Operations } from './operation.ts';

export const promo: Operations = {
  adventCalendar: {
    source: `query AdventCalendar { adventCalendar { isOpen today opensOn gift { day } days { day isGift isToday isOpen title text url image } } }`,
  },
};
