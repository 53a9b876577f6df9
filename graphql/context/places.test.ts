import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { type Answers, fakeProvider, page, setCookies, testContext, unavailable } from '../testing/provider.ts';
import { city } from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';
import { createPlaces } from './places.ts';

function placesOver(over: Answers) {
  const fake = fakeProvider(shop(over));
  const drops: ((tag: string) => void)[] = [];
  const warnings: object[] = [];
  const places = createPlaces({
    provider: { ...fake.provider, whenDropped: (listener) => void drops.push(listener) },
    log: { warn: (fields) => void warnings.push(fields) },
  });
  const readPlaces = async () => {
    places.isCity(asId(2));
    places.isBranch('B');
    await places.firstLook();
  };
  const drop = (tag: string) => {
    for (const listener of drops) listener(tag);
  };
  return { ...fake, places, warnings, readPlaces, drop };
}

/** Cities of so many ids, by pages of three. */
const listing = (count: number): NonNullable<Answers['cities']> => ({
  cities: ({ query }) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    const at = ((query?.page ?? 1) - 1) * 3;
    return page(
      ids.slice(at, at + 3).map((id) => city({ id: asId(id) })),
      { pageCount: Math.ceil(count / 3) },
    );
  },
});

describe('cities', () => {
  test('are those of the provider’s whole list', async () => {
    const { places, readPlaces, countOf } = placesOver({ cities: listing(8) });
    await readPlaces();
    expect([1, 2, 8, 9, 999_999_999].map((id) => places.isCity(asId(id)))).toEqual([true, true, true, false, false]);
    expect(countOf('cities.cities')).toBe(3);
    expect(places.areKnown()).toBe(true);
    expect(places.firstLook()).toBeUndefined();
  });

  test('cost nothing while everybody has the default one', () => {
    const { places, recordedCalls } = placesOver({});
    expect([places.isCity(asId(1)), places.isBranch('A')]).toEqual([true, true]);
    expect(recordedCalls).toEqual([]);
  });

  test.each<[string, NonNullable<Answers['cities']>['cities']]>([
    ['is away', () => Promise.reject(unavailable())],
    ['lists none', () => page([])],
    ['lists more than anybody reads', () => page([city({ id: asId(1) })], { pageCount: 41 })],
  ])('are believed when the provider %s, and nobody waits again', async (_, cities) => {
    const { places, readPlaces, warnings } = placesOver({ cities: { ...(cities && { cities }) } });
    await readPlaces();
    expect(places.isCity(asId(777))).toBe(true);
    expect([places.areKnown(), places.firstLook()]).toEqual([true, undefined]);
    expect(warnings).toEqual([expect.objectContaining({ list: 'cities' })]);
  });

  test('are looked at again when their answers are dropped, and what was known stands until then', async () => {
    let count = 2;
    const { places, readPlaces, drop } = placesOver({ cities: { cities: (...args) => listing(count).cities!(...args) } });
    await readPlaces();
    count = 3;
    drop('cities');
    expect(places.isCity(asId(3))).toBe(false);
    await expect.poll(() => places.isCity(asId(3))).toBe(true);
  });
});

describe('branches', () => {
  const branches = (...answers: { branch: string; branches?: string[] }[]): Answers => ({
    site: { branch: () => ({ branches: null, ...(answers.shift() ?? { branch: 'A' }) }) },
  });

  test('are those that the provider lists, and the default one', async () => {
    const { places, readPlaces } = placesOver(branches({ branch: 'B', branches: ['B', 'C'] }));
    await readPlaces();
    expect(['A', 'B', 'C', 'D'].map(places.isBranch)).toEqual([true, true, true, false]);
  });

  test('are assigned unless there is but the default one', async () => {
    const { places, readPlaces } = placesOver(branches({ branch: 'A', branches: ['A'] }));
    expect(places.assignsBranches()).toBe(true);
    await readPlaces();
    expect(places.assignsBranches()).toBe(false);
    places.noteBranch({ branch: 'C', branches: null });
    expect([places.assignsBranches(), places.isBranch('C')]).toEqual([true, true]);
  });

  test('without a list are those that it has given out', async () => {
    const { places, readPlaces, drop } = placesOver(branches({ branch: 'B' }, { branch: 'C' }));
    await readPlaces();
    expect(['B', 'C'].map(places.isBranch)).toEqual([true, false]);
    drop('features');
    places.isBranch('C');
    await expect.poll(() => ['B', 'C'].map(places.isBranch)).toEqual([true, true]);
  });
});

test('a visitor of a place that there is not is one of the default place, before any call', async () => {
  const { provider, places, readPlaces, recordedCalls } = placesOver({
    cities: listing(3),
    site: { branch: () => ({ branch: 'B', branches: ['B'] }) },
  });
  await readPlaces();
  const visit = (cookie: string, headers = {}) => testContext(provider, { cookie, ...headers }, {}, undefined, places).context;
  const unknownVisitor = visit('city_id=900; branch=Z');
  expect(unknownVisitor.viewer).toMatchObject({ cityId: '1', branch: 'A', hasBranch: false, hadOtherCity: true });
  expect(setCookies(unknownVisitor)).toEqual([expect.stringMatching(/^city_id=1;/)]);
  recordedCalls.length = 0;
  await unknownVisitor.calls.site.mainPage({});
  expect(recordedCalls[0]?.caller).toMatchObject({ cityId: '1', branch: 'A' });
  expect(visit('', { 'x-city-id': '900', 'x-branch': 'Z' }).viewer).toMatchObject({ cityId: '1', branch: 'A' });
  expect(visit('city_id=3; branch=B').viewer).toMatchObject({ cityId: '3', branch: 'B', hadOtherCity: false });
});
