import { pickupPointTypes, postamatTypes, storeTypes, visibleStoreTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { wallClock } from '../base/clock.ts';
import { timeText } from '../base/times.ts';
import type { StoreKind } from '../generated/resolvers.ts';
import type { Store } from '../generated/sources.ts';
import { orderTypeOf } from '../products/rules.ts';
import type { StoreStock } from './sources.ts';

/** What kind of place it is, by its type (spec 1 §9). */
export function storeKind(type: number): StoreKind {
  if (pickupPointTypes.some((id) => id === type)) return 'PICKUP_POINT';
  if (postamatTypes.some((id) => id === type)) return 'POSTAMAT';
  return type === storeTypes.store ? 'STORE' : 'OTHER';
}

const latin: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'абвгдезийклмнопрстуфцы'].map((letter, at) => [letter, [...'abvgdeziyklmnoprstufcy'][at] ?? ''])),
  ...{ ё: 'e', ж: 'zh', х: 'h', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** Path of a store's page: its name in Latin letters, and its id at the end, by which one call finds it. */
export function storePath({ id, name, brand, address }: Pick<Store, 'id' | 'name' | 'brand' | 'address'>): string {
  const latinName = [...(name ?? brand ?? address).toLowerCase()].map((letter) => latin[letter] ?? letter).join('');
  const slug = latinName
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  // A hyphen before digits, else a dot: words have none, so the id can be told from them.
  return `/store/${slug === '' ? 'store' : slug}${/^\d+$/.test(id) ? '-' : '.'}${id}`;
}

/** The provider's types of these kinds; all that are shown when no kind is named, none for `OTHER`. */
export function typesOf(kinds: readonly StoreKind[] | null | undefined): number[] {
  return visibleStoreTypes.filter((type) => kinds == null || kinds.includes(storeKind(type)));
}

/** Whether a place is within its working hours; they may end after midnight, and `00:00 - 00:00` is around the clock. */
export function isOpen(workTime: Store['work_time'], now: Date, timeZone: string): boolean {
  const { weekday, time } = wallClock(now, timeZone);
  const today = workTime[weekday];
  const yesterday = workTime[(weekday + 6) % 7];
  return (today != null && isWithin(today, time)) || (yesterday != null && isPastMidnight(yesterday) && time < yesterday.closes);
}

const weekdays = ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'];

/** What a place's hours mean at this moment: «открыто до 21:00», «откроется завтра в 10:00», «закрыто» when it never opens. */
export function hoursText(workTime: Store['work_time'], now: Date, timeZone: string): string {
  const { weekday, time } = wallClock(now, timeZone);
  const dayAfter = (days: number) => workTime[(weekday + days) % 7];
  if (isOpen(workTime, now, timeZone)) {
    const [yesterday, today] = [dayAfter(6), dayAfter(0)];
    // Of two that overlap the one that lasts longer counts, and that is the later one.
    const hours = today != null && isWithin(today, time) ? today : yesterday;
    const next = hours === today ? dayAfter(1) : today;
    if (hours == null || (endsAtMidnight(hours) && next != null && next.opens === '00:00')) return 'открыто круглосуточно';
    return `открыто до\u00a0${hours.closes === '24:00' ? '00:00' : hours.closes}`;
  }
  for (let days = 0; days <= 7; days++) {
    const hours = dayAfter(days);
    if (hours == null || (days === 0 && hours.opens <= time)) continue;
    const day = days === 0 ? 'сегодня' : days === 1 ? 'завтра' : (weekdays[(weekday + days) % 7] ?? '');
    return `откроется ${day} в\u00a0${hours.opens}`;
  }
  return 'закрыто';
}

/** Round the clock is written in both ways. */
const endsAtMidnight = ({ opens, closes }: Hours): boolean => closes === '24:00' || (opens === '00:00' && closes === '00:00');

type Hours = NonNullable<Store['work_time'][number]>;

const isPastMidnight = ({ opens, closes }: Hours): boolean => closes <= opens;
const isWithin = (hours: Hours, time: string): boolean => hours.opens <= time && (isPastMidnight(hours) || time < hours.closes);

/** When what a store has of a product can be picked up, in words (spec 1 §4); null when it cannot. */
export function stockTimeText(
  { store, product, quantity, pickup_at: at }: Omit<StoreStock, 'timeZone'>,
  timeZone: string,
  now: Date,
): string | null {
  if (at === null) return null;
  return timeText({
    at,
    now,
    timeZone,
    isPreorder: orderTypeOf(product.offer) === 'PREORDER',
    isReservable: quantity > 0,
    isOpenNow: isOpen(store.work_time, now, timeZone),
  });
}
