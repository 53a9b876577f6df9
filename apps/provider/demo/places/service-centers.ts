import { hash, random } from '../../src/platform/random.ts';
import { cities } from './cities.ts';
import { streets } from './streets.ts';

export interface ServiceCenter {
  id: number;
  cityId: number;
  name: string;
  brandCodes: string[];
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  workTimeLine: string;
}

/** Workshops by what they are good at, with codes of brands of the catalogue. */
const workshops = [
  {
    name: 'Сервисный центр «Мастер-Техника»',
    brandCodes: ['bosch', 'electrolux', 'gorenje', 'indesit', 'hotpoint', 'beko', 'candy', 'haier', 'weissgauff', 'midea', 'lg', 'samsung'],
  },
  { name: 'Сервисный центр «Гаджет-Ремонт»', brandCodes: ['apple', 'samsung', 'xiaomi', 'huawei', 'honor', 'dji', 'sony', 'jbl'] },
  {
    name: 'Сервисный центр «Компьютерная помощь»',
    brandCodes: ['asus', 'msi', 'lenovo', 'hp', 'gigabyte', 'tp-link', 'logitech', 'canon'],
  },
  {
    name: 'Мастерская «Домашний прибор»',
    brandCodes: ['philips', 'polaris', 'kitfort', 'tefal', 'redmond', 'braun', 'dyson', 'bork', 'vitek'],
  },
] as const;

/** The ids of stores begin at 1001, these far behind them. */
const firstId = 9001;
/** Thousands of people from which a town has two and all four of them. */
const large = { two: 440, all: 1000 } as const;

function* centers(): Generator<ServiceCenter> {
  let id = firstId;
  for (const [at, city] of cities.entries()) {
    const count = at === 0 || city.population >= large.all ? workshops.length : city.population >= large.two ? 2 : 1;
    const own = streets[city.alias] ?? [];
    for (const [index, { name, brandCodes }] of workshops.slice(0, count).entries()) {
      // The last streets of a city are those with the fewest stores.
      const street = own[own.length - 1 - (index % Math.max(own.length, 1))];
      if (street === undefined) continue;
      const rng = random(hash(`${city.alias} ${name}`));
      const [streetName, north, east] = street;
      const [up, right] = [north + rng.next() * 0.5, east + rng.next() * 0.5];
      yield {
        id,
        cityId: city.id,
        name,
        brandCodes: [...brandCodes],
        address: `г. ${city.name}, ${streetName}, д. ${rng.integer(50, 120)}`,
        phone: city.phone,
        latitude: Math.round((city.latitude + up / 111.2) * 1e6) / 1e6,
        longitude: Math.round((city.longitude + right / (111.2 * Math.cos((city.latitude * Math.PI) / 180))) * 1e6) / 1e6,
        workTimeLine: rng.pick(['Пн–Пт 09:00–19:00, Сб 10:00–16:00, Вс — выходной', 'Пн–Сб 10:00–20:00, Вс — выходной']),
      };
      id += 1;
    }
  }
}

export const serviceCenters: readonly ServiceCenter[] = [...centers()];
