import { useParams } from 'react-router';
import type { AdventDoorFragment } from '../app/generated/graphql.ts';
import { Calendar } from '../app/routes/advent-calendar/calendar.tsx';
import drawing from '../app/testing/drawing.svg?url';
import { Heading } from '../app/ui/heading.tsx';
import { isTheme } from './themes.ts';

export const meta = () => [{ title: 'Открытый календарь' }, { name: 'robots', content: 'noindex' }];

const today = 20;
const gifts = [18, 19, 20, 26, 27, 28, 31];

const doors = Array.from({ length: 21 }, (_, index): AdventDoorFragment => {
  const day = 11 + index;
  const facts = { day, isGift: gifts.includes(day), isToday: day === today };
  return day > today
    ? { ...facts, isOpen: false, title: null, text: null, url: null, image: null }
    : {
        ...facts,
        isOpen: true,
        title: 'Наушники и колонки',
        text: 'Музыка для праздничного стола.',
        url: day === 11 ? null : '/blocks',
        image: drawing,
      };
});

/** The advent calendar on a day of gifts: the shop shows it for two weeks of the year. */
export default function OpenCalendar() {
  const { theme } = useParams();
  const colorScheme = isTheme(theme) ? theme : undefined;
  return (
    <main
      id="mainContent"
      className="container-shop py-10"
      style={{ colorScheme, background: 'var(--paper)', color: 'var(--ink)', maxWidth: 'none' }}
    >
      <Heading level={1} size="22-28" className="mb-2">
        Адвент-календарь
      </Heading>
      <Calendar
        isOpen
        opensOn="2026-12-11"
        days={doors}
        gift={doors.find(({ day }) => day === today) ?? null}
        next={{ day: today + 1, daysLeft: 1 }}
      />
    </main>
  );
}
