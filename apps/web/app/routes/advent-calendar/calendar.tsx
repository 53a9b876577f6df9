import { Link } from 'react-router';
import type { AdventDoorFragment } from '../../generated/graphql.ts';
import { dayText } from '../../platform/format/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import './advent-calendar.css';
import { Heading } from '../../ui/heading.tsx';

interface CalendarProps {
  isOpen: boolean;
  /** A day such as `2026-12-11`. */
  opensOn: string;
  days: readonly AdventDoorFragment[];
  /** Today's door, on a day of gifts. */
  gift: AdventDoorFragment | null;
}

/** Today's gift, across the whole page. */
function Gift({ door }: { door: AdventDoorFragment }) {
  return (
    <section aria-labelledby="gift" className="advent-gift">
      <div>
        <p className="font-medium text-sale">День подарков, {door.day} декабря</p>
        <Heading level={2} size="22-28" id="gift" className="mt-1">
          {door.title}
        </Heading>
        {door.text ? <p className="mt-2 text-ink-soft">{door.text}</p> : null}
        {door.url ? (
          <Link to={door.url} className="button button-primary mt-4">
            Выбрать подарок
          </Link>
        ) : null}
      </div>
      {door.image ? <Picture src={door.image} alt="" width={800} height={500} eager sizes="(width < 48rem) 100vw, 480px" /> : null}
    </section>
  );
}

function Door({ door }: { door: AdventDoorFragment }) {
  return (
    <article className="advent-door" data-gift={door.isGift || undefined} data-open={door.isOpen || undefined}>
      <p className="advent-day">
        <b>{door.day}</b> декабря
        {door.isToday ? <span className="advent-mark">сегодня</span> : door.isGift ? <span className="advent-mark">подарки</span> : null}
      </p>
      {door.isOpen ? (
        <>
          {door.image ? <Picture src={door.image} alt="" width={800} height={500} sizes="(width < 48rem) 50vw, 280px" /> : null}
          <h3>{door.url ? <Link to={door.url}>{door.title}</Link> : door.title}</h3>
          {door.text ? <p className="text-14 text-ink-soft">{door.text}</p> : null}
        </>
      ) : (
        <p className="advent-closed text-14 text-ink-faint">Ещё закрыто</p>
      )}
    </article>
  );
}

/** All doors, and what the calendar is about. */
export function Calendar({ isOpen, opensOn, days, gift }: CalendarProps) {
  return (
    <>
      <p className="mb-6 max-w-[44rem] text-ink-soft">
        {isOpen
          ? 'Каждый день до конца года открывается ещё одна дверца. За ней подборка товаров, а 18–20, 26–28 и 31 декабря — подарки.'
          : `Календарь открывается ${dayText(opensOn)}: по дверце в день до 31 декабря, а 18–20, 26–28 и 31 декабря за ними подарки.`}
      </p>
      {gift ? <Gift door={gift} /> : null}
      <section aria-labelledby="doors">
        <h2 id="doors" className="visually-hidden">
          Дверцы
        </h2>
        <ol className="advent">
          {days.map((door) => (
            <li key={door.day}>
              <Door door={door} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
