import { advent } from '@vitrina/services/promo/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { wallClock } from '../base/clock.ts';
import { withCalls } from '../calls/with-calls.ts';
import { visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { calendarOn } from './rules.ts';

const { adventCalendar } = domains.promo;

export const resolvers: Pick<Resolvers, 'Query' | 'AdventCalendar'> = {
  Query: {
    adventCalendar: withCalls({ adventCalendar, visitorCity }, async ({ adventCalendar, visitorCity }, _parent, _args, context) => {
      const { date } = wallClock(context.now, timeZoneOf(await visitorCity()));
      const { days } = await adventCalendar({});
      return calendarOn(date, days);
    }),
  },
  AdventCalendar: {
    isOpen: ({ today }) => today !== null,
    opensOn: ({ year }) => `${year}-${advent.month}-${advent.first}`,
    gift: ({ days }) => days.find(({ isGift, isToday, isOpen }) => isGift && isToday && isOpen) ?? null,
  },
};
