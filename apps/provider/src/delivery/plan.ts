import { deliveryTypes, postamatTypes, storeTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { DeliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import { largeParcel } from '@vitrina/services/rules/parcels.ts';

import type { Size } from '../catalogue/cards/size.ts';
import { reserveMinutes } from '../catalogue/stores/handover.ts';
import { addDays, type CityClock, cityClock, minutesOf, momentOf, weekdayOf } from '../platform/clock/city-clock.ts';
import type { Hours } from '../platform/database/schema/places.ts';
import type { WithDatabaseIds } from '../platform/database-id.ts';
import { typesFor } from '../pricing/payment-methods/methods.ts';
import * as tariffs from './tariffs.ts';

/** One way of having the goods. */
export type Option = WithDatabaseIds<DeliveryOption>;

/** One thing to be delivered. */
export interface Good {
  productId: number;
  quantity: number;
  supplierId: number | null;
  isPreorder: boolean;
  /** Of a preorder: the day on which it comes. */
  releasedAt: string | null;
  /** Centimetres of one piece. */
  size: Size | null;
  /** Kilograms of one piece. */
  weight: number | null;
}

export interface Place {
  id: number;
  type: number;
  workTime: readonly (Hours | null)[];
  /** From the middle of the city; undefined where nobody has measured. */
  kilometres?: number;
}

/** Goods that lie on several lines, bought and given, are the same pieces: each with all of its pieces. */
export const mergeGoods = (goods: readonly Good[]): Good[] =>
  [...Map.groupBy(goods, ({ productId, supplierId, isPreorder }) => `${productId} of ${supplierId} ${isPreorder}`).values()].flatMap(
    (same) => {
      const [first] = same;
      return first === undefined ? [] : [{ ...first, quantity: same.reduce((pieces, { quantity }) => pieces + quantity, 0) }];
    },
  );

/** Everything the dates and costs follow from. */
export interface Situation {
  city: { id: number; timeZone: string; kilometresToWarehouse: number };
  now: Date;
  places: readonly Place[];
  /** Pieces at a place of the city. */
  stockAt: (storeId: number, productId: number) => number;
  /** Pieces in the warehouse. */
  warehouse: (productId: number) => number;
  /** Pieces a partner has. */
  supplier: (productId: number, supplierId: number) => number;
  /** Days until a partner's pieces are in the city. */
  supplierDays: (supplierId: number) => number;
  /** Each once, with all of its pieces. */
  goods: readonly Good[];
  /** Kopecks. */
  sum: number;
  /** An old device pays a part of it: only the shop's own people can receive that. */
  takesDevice?: boolean;
}

/** Where the slowest of the goods comes from: it decides when all of them are together. */
type Source = { from: 'city' } | { from: 'afar'; days: number } | { from: 'release'; day: string } | { from: 'nowhere' };

export function sourceOf(situation: Situation): Source {
  const sources = situation.goods.map((good) => sourceOfOne(situation, good));
  if (sources.some((source) => source.from === 'nowhere') || sources.length === 0) return { from: 'nowhere' };
  const releases = sources.flatMap((source) => (source.from === 'release' ? [source.day] : []));
  if (releases.length > 0) return { from: 'release', day: releases.reduce((a, b) => (a > b ? a : b)) };
  const days = sources.flatMap((source) => (source.from === 'afar' ? [source.days] : []));
  return days.length > 0 ? { from: 'afar', days: Math.max(...days) } : { from: 'city' };
}

/** The day on which a preorder comes: tomorrow where its day has passed or nobody knows it. */
export function releaseDay({ now, city }: Pick<Situation, 'now' | 'city'>, releasedAt: string | null): string {
  const tomorrow = addDays(cityClock(now, city.timeZone).day, 1);
  return releasedAt !== null && releasedAt > tomorrow ? releasedAt : tomorrow;
}

function sourceOfOne(situation: Situation, good: Good): Source {
  if (good.isPreorder) return { from: 'release', day: releaseDay(situation, good.releasedAt) };
  if (good.supplierId !== null) {
    const isThere = situation.supplier(good.productId, good.supplierId) >= good.quantity;
    return isThere ? { from: 'afar', days: situation.supplierDays(good.supplierId) } : { from: 'nowhere' };
  }
  const inCity = situation.places.reduce((pieces, place) => pieces + situation.stockAt(place.id, good.productId), 0);
  if (inCity >= good.quantity) return { from: 'city' };
  if (inCity + situation.warehouse(good.productId) < good.quantity) return { from: 'nowhere' };
  const { kilometresToWarehouse: distance } = situation.city;
  return { from: 'afar', days: tariffs.warehouseDays.find(({ upTo }) => distance <= upTo)?.days ?? 6 };
}

/** Stores, points and lockers where the goods can be picked up, each with its earliest moment. */
export function planPickup(situation: Situation): Option[] {
  const source = sourceOf(situation);
  if (source.from === 'nowhere') return [];
  const clock = cityClock(situation.now, situation.city.timeZone);
  const parcel = parcelOf(situation.goods);
  const options = situation.places.flatMap((place): Option[] => {
    const isLocker = postamatTypes.some((type) => type === place.type);
    if (isLocker && parcel !== 'small') return [];
    // What has not been released yet is handed over by the shop's own people, and so is what an old device is taken for.
    if ((source.from === 'release' || situation.takesDevice === true) && place.type !== storeTypes.store) return [];
    const isHere = source.from === 'city' && isAllAt(situation, place);
    const moment = isHere ? reservationMoment(place, clock) : arrivalMoment(place, clock, source);
    if (moment === undefined) return [];
    const cost = pickupCost(place.type, situation.sum);
    return [
      {
        ...baseOption(situation, place.type, 'pickup'),
        delivery_cost: cost,
        // Nobody is there to take the money.
        cost_prepayment: isLocker ? situation.sum + cost : 0,
        datetime: momentOf(moment.day, moment.minutes, situation.city.timeZone),
        finish_storage_id: place.id,
        payment_type_id: [...(isLocker ? typesFor.locker : place.type === storeTypes.store ? typesFor.store : typesFor.counter)],
        has_preorder_product: source.from === 'release',
        is_reservable: isHere,
        is_open_now: isOpen(place, clock, 0),
      },
    ];
  });
  return options.sort(byMoment);
}

/**
 * Of the options of `planPickup`, the places that have all of it and hand it over on the first day of picking up: what is closed today
 * does not count beside «сегодня».
 */
export function countReadyPlaces(options: readonly Option[]): number {
  const [first] = options;
  return first === undefined ? 0 : options.filter((option) => option.is_reservable && dayOf(option) === dayOf(first)).length;
}

/** Goods of a line with what was added to it, which nobody parts. */
export interface GoodsTogether {
  goods: readonly Good[];
  /** Kopecks. */
  sum: number;
}

/**
 * Two pick-ups instead of one, where some of the goods lie ready in a place on an earlier day than all of them can be had: as many as
 * possible on the earliest day, then the rest, in the same place where that is no later. Null where nothing is gained.
 */
export function planInParts(situation: Situation, groups: readonly GoodsTogether[]): { groups: number[]; option: Option }[] | null {
  const [together] = planPickup(situation);
  if (together === undefined || groups.length < 2) return null;
  const all = groups.map((_, index) => index);
  const pickupsOf = (indexes: readonly number[]): Option[] => {
    const chosen = indexes.flatMap((index) => groups[index] ?? []);
    return planPickup({ ...situation, goods: mergeGoods(chosen.flatMap(({ goods }) => goods)), sum: sumOf(chosen) });
  };
  const candidates = situation.places.flatMap((place) => {
    const here: number[] = [];
    for (const index of all) {
      const goods = mergeGoods([...here, index].flatMap((one) => groups[one]?.goods ?? []));
      if (isAllAt({ ...situation, goods }, place)) here.push(index);
    }
    const option = here.length === 0 ? undefined : pickupsOf(here).find(({ finish_storage_id: id }) => id === place.id);
    return option === undefined ? [] : [{ groups: here, option }];
  });
  const [first] = candidates
    .filter(({ option }) => dayOf(option) < dayOf(together))
    .sort((a, b) => dayOf(a.option).localeCompare(dayOf(b.option)) || b.groups.length - a.groups.length || byMoment(a.option, b.option));
  if (first === undefined) return null;
  const rest = all.filter((index) => !first.groups.includes(index));
  const options = pickupsOf(rest);
  const [soonest] = options;
  if (soonest === undefined) return null;
  const same = options.find((option) => option.finish_storage_id === first.option.finish_storage_id);
  return [first, { groups: rest, option: same !== undefined && dayOf(same) <= dayOf(soonest) ? same : soonest }];
}

const dayOf = ({ datetime }: Option): string => datetime.slice(0, 10);
const sumOf = (groups: readonly GoodsTogether[]): number => groups.reduce((sum, group) => sum + group.sum, 0);

/** Spans of the coming days in which a courier can bring the goods. */
export function planCourier(situation: Situation): Option[] {
  const source = sourceOf(situation);
  if (source.from === 'nowhere' || source.from === 'release') return [];
  const clock = cityClock(situation.now, situation.city.timeZone);
  const wait = source.from === 'afar' ? source.days : 0;
  const isLarge = parcelOf(situation.goods) === 'large';
  const isFree = !isLarge && situation.sum >= tariffs.freeFrom.courier;
  const cost = isFree ? 0 : isLarge ? tariffs.costs.courierLarge : tariffs.costs.courier;
  return Array.from({ length: tariffs.courierDays }, (_, day) => day + wait).flatMap((ahead) =>
    tariffs.courierIntervals
      .filter((interval) => ahead > 0 || minutesOf(interval.slice(0, 5)) >= clock.minutes + tariffs.courierLeadMinutes)
      .map((interval) => ({
        ...baseOption(situation, deliveryTypes.courier, 'courier'),
        delivery_cost: cost,
        datetime: momentOf(addDays(clock.day, ahead), minutesOf(interval.slice(0, 5)), situation.city.timeZone),
        interval,
        payment_type_id: [...typesFor.courier],
      })),
  );
}

/** Couriers who leave at once: from each open store that has everything, the quickest first. */
export function planExpress(situation: Situation): Option[] {
  if (sourceOf(situation).from !== 'city' || parcelOf(situation.goods) === 'large') return [];
  const clock = cityClock(situation.now, situation.city.timeZone);
  return situation.places
    .filter((place) => place.type === storeTypes.store && isAllAt(situation, place) && isOpen(place, clock, tariffs.express.beforeClosing))
    .map((place) => {
      const minutes = expressMinutes(place.kilometres);
      return {
        ...baseOption(situation, deliveryTypes.express, 'courier_fast'),
        delivery_cost: tariffs.costs.express,
        datetime: momentOf(clock.day, clock.minutes + minutes, situation.city.timeZone),
        payment_type_id: [...typesFor.courier],
        sale_point_id: place.id,
        is_open_now: true,
        minutes,
      };
    })
    .sort((a, b) => a.minutes - b.minutes || a.sale_point_id - b.sale_point_id);
}

/** Minutes from a store so far from the middle of the city: half an hour and the way, in steps of five, three hours at most (spec 1 §5). */
export function expressMinutes(kilometres: number | undefined): number {
  const { minutes, minMinutes, maxMinutes, perKilometre, step } = tariffs.express;
  if (kilometres === undefined) return minutes;
  return Math.min(maxMinutes, minMinutes + Math.ceil((kilometres * perKilometre) / step) * step);
}

const byMoment = (a: Option, b: Option): number =>
  Date.parse(a.datetime) - Date.parse(b.datetime) || (a.finish_storage_id ?? 0) - (b.finish_storage_id ?? 0);

function baseOption(situation: Situation, type: number, purpose: Option['delivery_purpose']): Omit<Option, 'delivery_cost' | 'datetime'> {
  return {
    delivery_type_id: type,
    interval: null,
    finish_storage_id: null,
    payment_type_id: [],
    has_preorder_product: false,
    delivery_purpose: purpose,
    client_city_id: situation.city.id,
    cost_prepayment: 0,
    sale_point_id: null,
    is_reservable: false,
    is_open_now: false,
    minutes: null,
  };
}

const isAllAt = (situation: Situation, place: Place): boolean =>
  situation.goods.every((good) => good.supplierId === null && situation.stockAt(place.id, good.productId) >= good.quantity);

function isOpen(place: Place, clock: CityClock, before: number): boolean {
  const hours = place.workTime[clock.weekday];
  return hours != null && clock.minutes >= minutesOf(hours.opens) && clock.minutes + before <= minutesOf(hours.closes) - 1;
}

interface Moment {
  day: string;
  minutes: number;
}

/** When goods that lie at the place are put aside: in a quarter of an hour, or when it opens next. */
function reservationMoment(place: Place, clock: CityClock): Moment | undefined {
  const hours = place.workTime[clock.weekday];
  const ready = clock.minutes + reserveMinutes;
  if (hours != null && ready < minutesOf(hours.closes)) {
    return { day: clock.day, minutes: Math.max(ready, minutesOf(hours.opens) + reserveMinutes) };
  }
  return nextOpening(place, addDays(clock.day, 1), reserveMinutes, 0);
}

/** When goods that have to come first can be picked up. */
function arrivalMoment(place: Place, clock: CityClock, source: Source): Moment | undefined {
  if (source.from === 'release') return nextOpening(place, source.day, 0, 0);
  const late = clock.minutes >= tariffs.transfer.until ? 1 : 0;
  const days = source.from === 'afar' ? source.days : 1;
  return nextOpening(place, addDays(clock.day, days + late), 0, tariffs.transfer.arrives);
}

/** The first working day from `day` on: `after` minutes past its opening, and not before `earliest`. */
function nextOpening(place: Place, day: string, after: number, earliest: number): Moment | undefined {
  for (let ahead = 0; ahead < 7; ahead++) {
    const candidate = addDays(day, ahead);
    const hours = place.workTime[weekdayOf(candidate)];
    if (hours == null) continue;
    const minutes = Math.max(minutesOf(hours.opens) + after, earliest);
    if (minutes < minutesOf(hours.closes)) return { day: candidate, minutes };
  }
  return undefined;
}

function pickupCost(type: number, sum: number): number {
  if (type === storeTypes.store || type === storeTypes.multicentre) return tariffs.costs.store;
  if (sum >= tariffs.freeFrom.point) return 0;
  return postamatTypes.some((locker) => locker === type) ? tariffs.costs.postamat : tariffs.costs.point;
}

/** How large a parcel of all the goods is; what nobody has measured or weighed counts as small and light. */
export function parcelOf(goods: readonly Good[]): 'small' | 'middle' | 'large' {
  const measuredGoods = goods.flatMap(({ size, quantity }) => (size === null ? [] : [{ ...size, quantity }]));
  const longestSide = Math.max(0, ...measuredGoods.map(({ width, height, depth }) => Math.max(width, height, depth)));
  const litres = measuredGoods.reduce((sum, { width, height, depth, quantity }) => sum + (width * height * depth * quantity) / 1000, 0);
  const kilograms = goods.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0);
  const fitsIn = (limit: { longestSide: number; litres: number; kilograms: number }) =>
    longestSide <= limit.longestSide && litres <= limit.litres && kilograms <= limit.kilograms;
  if (fitsIn(tariffs.smallParcel)) return 'small';
  return fitsIn(largeParcel) ? 'middle' : 'large';
}
