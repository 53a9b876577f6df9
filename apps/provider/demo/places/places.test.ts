import { storeTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { week, workTimeLine } from './hours.ts';
import { stores } from './stores.ts';
import { streets } from './streets.ts';

const kilometres = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  Math.hypot((a.latitude - b.latitude) * 111.2, (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180));

describe('cities', () => {
  it('are many, each with its own id and alias, and none has the reserved id', () => {
    expect(cities.length).toBeGreaterThanOrEqual(62);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    expect(new Set(cities.map(({ alias }) => alias)).size).toBe(cities.length);
    expect(cities.map(({ id }) => id)).not.toContain(133);
    for (const { alias, where } of cities) {
      expect(alias).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(where).toMatch(/^во? [А-ЯЁ]/);
    }
  });

  it('begin with the default city', () => {
    expect(cities[0]).toMatchObject({
      id: 1,
      alias: 'doneck',
      name: 'Донецк',
      order: 1,
      latitude: 48.0159,
      longitude: 37.8028,
      timeZone: 'Europe/Moscow',
    });
  });

  it('cover the country: ten offsets from UTC, real time zones, a dozen priority cities', () => {
    const offsets = cities.map(
      ({ timeZone }) =>
        new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
          .formatToParts(0)
          .find(({ type }) => type === 'timeZoneName')?.value,
    );
    expect(new Set(offsets).size).toBeGreaterThanOrEqual(9);
    expect(cities.filter(({ isPriority }) => isPriority)).toHaveLength(12);
  });

  it('tell namesakes apart', () => {
    const names = cities.map(({ name }) => name);
    for (const { name, isNamesake } of cities) expect(isNamesake).toBe(names.filter((other) => other === name).length > 1);
    expect(cities.filter(({ isNamesake }) => isNamesake)).toHaveLength(2);
  });
});

describe('stores', () => {
  it('are many, of every type, with ids of their own', () => {
    expect(stores.length).toBeGreaterThanOrEqual(220);
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
    expect(new Set(stores.map(({ type }) => type))).toEqual(new Set(Object.values(storeTypes)));
    expect(new Set(stores.map(({ address }) => address)).size).toBe(stores.length);
    expect(Object.keys(streets).sort()).toEqual(cities.map(({ alias }) => alias).sort());
  });

  it('give every city a store and a point to pick up, and only the types its deliveries need', () => {
    for (const city of cities) {
      const types = new Set(stores.filter(({ cityId }) => cityId === city.id).map(({ type }) => type));
      expect(types, city.name).toContain(1);
      expect(types.size, city.name).toBeGreaterThan(1);
      const pickUp = city.deliveryTypes.filter((type) => type >= 9 && type <= 14);
      expect([...types].filter((type) => type !== 1).sort(), city.name).toEqual(pickUp.sort());
    }
  });

  it('stand inside their city', () => {
    for (const store of stores) {
      const city = cities.find(({ id }) => id === store.cityId);
      expect(city).toBeDefined();
      if (city) expect(kilometres(city, store), `${city.name}, ${store.address}`).toBeLessThan(city.population > 400 ? 25 : 10);
      if (store.stations.length > 0) expect(city?.hasMetro).toBe(true);
    }
  });

  it('say their hours; postamats never close, some points rest on Sunday', () => {
    for (const { type, workTime, workTimeLine: line } of stores) {
      expect(workTime).toHaveLength(7);
      expect(line).toBe(type === 9 || type === 12 ? 'Круглосуточно' : workTimeLine(workTime));
    }
    expect(stores.filter(({ workTime }) => workTime[6]?.opens === null).length).toBeGreaterThan(5);
    expect(workTimeLine(week('10:00–21:00', '10:00–20:00', '10:00–20:00'))).toBe('Пн–Пт 10:00–21:00, Сб–Вс 10:00–20:00');
    expect(workTimeLine(week('09:00–20:00', '10:00–18:00', null))).toBe('Пн–Пт 09:00–20:00, Сб 10:00–18:00, Вс — выходной');
    expect(workTimeLine(week('09:00–21:00', '09:00–21:00', '09:00–21:00'))).toBe('Ежедневно 09:00–21:00');
  });

  it('are the same every time', () => {
    expect(stores[0]).toMatchObject({ id: 1001, type: 1, cityId: 1, name: 'Витрина, улица Артёма' });
    expect(stores.map(({ directions }) => directions).every((text) => /^[А-ЯЁ].*\.$/.test(text))).toBe(true);
    expect(new Set(stores.map(({ directions }) => directions)).size).toBeGreaterThan(100);
  });
});
