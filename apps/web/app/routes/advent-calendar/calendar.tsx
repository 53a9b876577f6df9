import { Link } from 'react-router';
import type { AdventDoorFragment } from '../../generated/graphql.ts';
import { dayText } from '../../platform/format/dates.ts';
import { plural, pluralize } from '../../platform/format/plural.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import './advent-calendar.css';

interface CalendarProps {
  isOpen: boolean;
  /** A day such as `2026-12-11`. */
  opensOn: string;
  days: readonly AdventDoorFragment[];
  /** Today's door, on a day of gifts. */
  gift: AdventDoorFragment | null;
  /** The door that opens after those that are open, and in how many days; null after the last. */
  next: { day: number; daysLeft: number } | null;
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

/** A door that waits for its day: what it says is when. */
function ClosedDoor({ door, daysLeft }: { door: AdventDoorFragment; daysLeft: number | null }) {
  return (
    <p className="advent-closed">
      <Ornament isGift={door.isGift} />
      {daysLeft === null ? (
        <span className={door.isGift ? 'advent-mark' : 'visually-hidden'}>{door.isGift ? 'подарки' : 'ещё закрыто'}</span>
      ) : (
        inDays(daysLeft)
      )}
    </p>
  );
}

/** «завтра», «через 12 дней»; a door of today that waits for its hour. */
export function inDays(count: number): string {
  if (count < 1) return 'уже сегодня';
  return count === 1 ? 'завтра' : `через ${pluralize(count, ['день', 'дня', 'дней'])}`;
}

/** A snowflake, or a present with its ribbon. */
function Ornament({ isGift }: { isGift: boolean }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="advent-ornament">
      {isGift ? (
        <path d="M8 20h32v6H8zM11 26h26v14H11zM24 20v20M24 20c-6 0-10-3-9-7s7-3 9 7c2-10 8-11 9-7s-3 7-9 7z" />
      ) : (
        <path d="M24 6v36M8.4 15l31.2 18M8.4 33l31.2-18M24 13l-5-5M24 13l5-5M24 35l-5 5M24 35l5 5M14.5 18.5l-6.8 1.8M14.5 18.5l-1.8-6.8M33.5 29.5l6.8-1.8M33.5 29.5l1.8 6.8M14.5 29.5l-6.8-1.8M14.5 29.5l-1.8 6.8M33.5 18.5l6.8 1.8M33.5 18.5l1.8-6.8" />
      )}
    </svg>
  );
}

function Door({ door, daysLeft }: { door: AdventDoorFragment; daysLeft: number | null }) {
  return (
    <article
      className="advent-door"
      data-gift={door.isGift || undefined}
      data-open={door.isOpen || undefined}
      data-next={daysLeft === null ? undefined : true}
    >
      <p className="advent-day">
        <b>{door.day}</b> декабря
        {door.isToday ? (
          <span className="advent-mark">сегодня</span>
        ) : door.isGift && door.isOpen ? (
          <span className="advent-mark">подарки</span>
        ) : null}
      </p>
      {door.isOpen ? (
        <>
          {door.image ? <Picture src={door.image} alt="" width={800} height={500} sizes="(width < 48rem) 50vw, 280px" /> : null}
          <h3>{door.url ? <Link to={door.url}>{door.title}</Link> : door.title}</h3>
          {door.text ? <p className="text-14 text-ink-soft">{door.text}</p> : null}
        </>
      ) : (
        <ClosedDoor door={door} daysLeft={daysLeft} />
      )}
    </article>
  );
}

/** A file for the visitor's calendar: nothing is asked for, and nobody is written to. */
function Reminder() {
  return (
    <Link to="/advent-calendar/reminder.ics" reloadDocument className="link link-alone inline-flex items-center gap-2">
      <Icon name="bell" />
      Напомнить в календаре
    </Link>
  );
}

/** Before the first door: how long it is to wait, and what there is meanwhile. */
function Waiting({ opensOn, daysLeft }: { opensOn: string; daysLeft: number }) {
  return (
    <section aria-labelledby="waiting" className="advent-waiting">
      <div>
        <Heading level={2} size="22-28" id="waiting">
          Первая дверца откроется {dayText(opensOn)}
        </Heading>
        <p className="mt-2 max-w-[36rem]">
          По дверце в день до 31 декабря: за каждой подборка товаров со скидкой, а 18–20, 26–28 и 31 декабря — подарки.
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/special-offers" className="button button-primary">
            Акции сейчас
          </Link>
          <Reminder />
        </p>
      </div>
      <p className="advent-count">
        <span className="text-14 text-ink-soft">осталось</span>
        <b>{Math.max(0, daysLeft)}</b>
        {plural(daysLeft, ['день', 'дня', 'дней'])}
      </p>
    </section>
  );
}

/** All doors, and what the calendar is about. */
export function Calendar({ isOpen, opensOn, days, gift, next }: CalendarProps) {
  return (
    <>
      {isOpen || next === null ? (
        <div className="mb-6 max-w-[44rem]">
          <p className="text-ink-soft">
            Каждый день до конца года открывается ещё одна дверца. За ней подборка товаров, а 18–20, 26–28 и 31 декабря — подарки.
          </p>
          {next === null ? null : <Reminder />}
        </div>
      ) : (
        <Waiting opensOn={opensOn} daysLeft={next.daysLeft} />
      )}
      {gift ? <Gift door={gift} /> : null}
      <section aria-labelledby="doors">
        <h2 id="doors" className="visually-hidden">
          Дверцы
        </h2>
        <ol className="advent">
          {days.map((door) => (
            <li key={door.day}>
              <Door door={door} daysLeft={next?.day === door.day ? next.daysLeft : null} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
