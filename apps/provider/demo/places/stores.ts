import { storeTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { hash, type Random, random } from '../../src/platform/random.ts';
import { type City, cities } from './cities.ts';
import { type WorkDay, week, workTimeLine } from './hours.ts';
import { type Street, streets } from './streets.ts';

export type StoreType = (typeof storeTypes)[keyof typeof storeTypes];

export interface Store {
  id: number;
  type: StoreType;
  cityId: number;
  /** «Витрина на Большой Садовой», «Постамат «Витрина» 1042». */
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  /** Metro stations, nearest first; empty where the city has none. */
  stations: readonly string[];
  /** How to find it: one sentence. */
  directions: string;
  workTime: readonly WorkDay[];
  workTimeLine: string;
  convenience: readonly string[];
  services: readonly string[];
}

/** Point ids start here, so that nobody takes them for city ids. */
const firstId = 1001;

/** Which types the points of a city have, in the order of its streets. */
function typesOf(city: City, points: number): StoreType[] {
  const rest: StoreType[] = city.deliveryTypes.includes(14)
    ? [9, 13, 10, 12, 14, 1, 9, 1, 10, 13, 1, 12, 9, 14]
    : city.deliveryTypes.includes(13)
      ? [13, 9, 10, 12, 1, 9]
      : [9, 10, 1];
  return [storeTypes.store, ...rest].slice(0, points);
}

const isPostamat = (type: StoreType): boolean => type === storeTypes.postamat || type === storeTypes.postamatPartner;

function nameOf(type: StoreType, street: string, id: number): string {
  const place = street.split(',')[0] ?? street;
  switch (type) {
    case storeTypes.store:
      return `Витрина, ${place}`;
    case storeTypes.multicentre:
      return `Мультицентр «Витрина», ${place}`;
    case storeTypes.pickupPoint:
      return `Пункт выдачи «Витрина», ${place}`;
    case storeTypes.pickupPointPartner:
      return `Пункт выдачи партнёра, ${place}`;
    case storeTypes.postamat:
      return `Постамат «Витрина» ${id}`;
    case storeTypes.postamatPartner:
      return `Постамат партнёра ${id}`;
  }
}

const landmarks = [
  'аптеки',
  'пекарни',
  'отделения банка',
  'цветочного магазина',
  'салона связи',
  'кофейни',
  'почты',
  'детского магазина',
  'остановки автобуса',
  'книжного магазина',
];
const roomDirections = [
  (mark: string) => `Вход с улицы, справа от ${mark}.`,
  (mark: string) => `Первый этаж жилого дома, вход слева от ${mark}.`,
  (mark: string) => `Со стороны парковки, в пятидесяти метрах от ${mark}.`,
  (mark: string) => `Второй этаж торгового центра, по эскалатору и налево до ${mark}.`,
  (mark: string) => `Цокольный этаж: спуститесь по лестнице слева от ${mark}, есть пандус.`,
  (mark: string) => `Угловой вход с вывеской, напротив ${mark}.`,
  (mark: string) => `От светофора пройдите вдоль фасада до ${mark}, дверь со стеклянным козырьком.`,
  (mark: string) => `Въезд во двор через арку, вход рядом с крыльцом ${mark}.`,
];
const lockerDirections = [
  (mark: string) => `Стоит на улице слева от ${mark}, под навесом.`,
  (mark: string) => `В тамбуре супермаркета, сразу за дверями, у ${mark}.`,
  (mark: string) => `У центрального входа торгового центра, рядом с банкоматами и вывеской ${mark}.`,
  (mark: string) => `За кассами супермаркета, напротив ${mark}.`,
  (mark: string) => `Во дворе дома у первого подъезда, ориентир — задний вход ${mark}.`,
  (mark: string) => `На первом этаже бизнес-центра, после турникетов направо до ${mark}.`,
];

function directionsOf(type: StoreType, street: Street, rng: Random): string {
  const mark = rng.pick(landmarks);
  const way = rng.pick(isPostamat(type) ? lockerDirections : roomDirections)(mark === 'почты' ? 'отделения почты' : mark);
  const station = street[3];
  return station && rng.chance(0.7)
    ? `От метро «${station}» ${rng.integer(3, 12)} мин пешком; ${way.charAt(0).toLowerCase()}${way.slice(1)}`
    : way;
}

function weekOf(type: StoreType, rng: Random): WorkDay[] {
  if (isPostamat(type)) return week('00:00–24:00', '00:00–24:00', '00:00–24:00');
  const opens = rng.pick(['09:00', '10:00', '10:00']);
  const late = rng.pick(['20:00', '21:00', '21:00', '22:00']);
  if (type === storeTypes.store)
    return rng.chance(0.4)
      ? week(`${opens}–${late}`, `${opens}–${late}`, `${opens}–${late}`)
      : week(`${opens}–21:00`, `${opens}–20:00`, `${opens}–20:00`);
  if (type === storeTypes.multicentre)
    return rng.chance(0.25) ? week('09:00–20:00', '10:00–18:00', null) : week('09:00–21:00', '10:00–20:00', '10:00–19:00');
  return rng.pickWeighted([
    [week(`${opens}–20:00`, '10:00–18:00', null), 3],
    [week(`${opens}–${late}`, '10:00–19:00', '10:00–18:00'), 4],
    [week('08:00–22:00', '08:00–22:00', '08:00–22:00'), 2],
  ]);
}

const conveniences = [
  'Бесплатная парковка',
  'Пандус для колясок',
  'Зона ожидания',
  'Wi-Fi для покупателей',
  'Кофе-машина',
  'Детский уголок',
  'Парковка для велосипедов',
  'Оплата по QR-коду',
];
const lockerConveniences = [
  'Доступ круглосуточно',
  'Оплата картой на месте',
  'Получение по коду из СМС',
  'Подсветка и камера наблюдения',
  'Под крышей',
];
const servicesByType: Readonly<Record<StoreType, readonly [always: readonly string[], sometimes: readonly string[]]>> = {
  1: [
    ['Выдача заказов', 'Возврат и обмен'],
    [
      'Трейд-ин',
      'Приём в ремонт',
      'Примерка аксессуаров',
      'Наклейка защитного стекла',
      'Настройка техники',
      'Оформление кредита',
      'Сдача батареек',
    ],
  ],
  13: [
    ['Выдача заказов', 'Приём в ремонт', 'Трейд-ин', 'Возврат и обмен'],
    ['Диагностика при вас', 'Настройка техники', 'Наклейка защитного стекла', 'Выкуп техники', 'Сдача батареек'],
  ],
  10: [
    ['Выдача заказов', 'Возврат и обмен'],
    ['Проверка при получении', 'Примерка аксессуаров', 'Приём в ремонт'],
  ],
  14: [['Выдача заказов'], ['Проверка при получении', 'Возврат и обмен']],
  9: [['Выдача заказов'], ['Приём возвратов']],
  12: [['Выдача заказов'], []],
};

const some = (list: readonly string[], min: number, max: number, rng: Random): string[] => {
  const picked = new Set(rng.shuffle(list).slice(0, rng.integer(min, Math.min(max, list.length))));
  return list.filter((item) => picked.has(item));
};

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

function storeOf(city: City, street: Street, type: StoreType, id: number): Store {
  const rng = random(hash(`${city.alias} ${street[0]} ${type}`));
  const [name, north, east, station] = street;
  const jitter = (): number => (rng.next() - 0.5) * 0.2;
  const workTime = weekOf(type, rng);
  const [always, sometimes] = servicesByType[type];
  return {
    id,
    type,
    cityId: city.id,
    name: nameOf(type, name, id),
    address: `г. ${city.name}, ${name}, д. ${rng.integer(1, 48) * rng.pick([1, 1, 2, 3])}${rng.pickWeighted([
      ['', 8],
      ['А', 1],
      [', корп. 2', 1],
    ])}`,
    latitude: round(city.latitude + (north + jitter()) / 111.2),
    longitude: round(city.longitude + (east + jitter()) / (111.2 * Math.cos((city.latitude * Math.PI) / 180))),
    stations: station ? [station] : [],
    directions: directionsOf(type, street, rng),
    workTime,
    workTimeLine: workTimeLine(workTime),
    convenience: isPostamat(type) ? some(lockerConveniences, 2, 4, rng) : some(conveniences, 1, type === storeTypes.store ? 5 : 3, rng),
    services: [...always, ...some(sometimes, 0, sometimes.length, rng)],
  };
}

function* points(): Generator<Store> {
  let id = firstId;
  for (const city of cities) {
    const own = streets[city.alias] ?? [];
    const types = typesOf(city, own.length);
    for (const [index, street] of own.entries()) {
      const type = types[index];
      if (type === undefined) throw new Error(`${city.name}: no type for ${street[0]}`);
      yield storeOf(city, street, type, id);
      id += 1;
    }
  }
}

export const stores: readonly Store[] = [...points()];
