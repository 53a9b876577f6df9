import { expect, test } from 'vitest';
import { findCities } from './find.ts';

const cities = [
  { alias: 'moskva', name: 'Москва' },
  { alias: 'sankt-peterburg', name: 'Санкт-Петербург' },
  { alias: 'nizhniy-novgorod', name: 'Нижний Новгород' },
  { alias: 'ekaterinburg', name: 'Екатеринбург' },
  { alias: 'orel', name: 'Орёл' },
  { alias: 'velikiy-novgorod', name: 'Великий Новгород' },
  { alias: 'ufa', name: 'Уфа' },
  { alias: 'habarovsk', name: 'Хабаровск' },
  { alias: 'novosibirsk', name: 'Новосибирск' },
];
const findAliases = (text: string) => findCities(text, cities).map(({ alias }) => alias);

test.each([
  // By name and by any word of it, whatever the letters and dashes.
  ['МОСК', ['moskva']],
  ['новгород', ['nizhniy-novgorod', 'velikiy-novgorod']],
  ['санкт петер', ['sankt-peterburg']],
  ['орел', ['orel']],
  ['но', ['novosibirsk', 'nizhniy-novgorod', 'velikiy-novgorod']],
  // As people call them.
  ['питер', ['sankt-peterburg']],
  ['пит', ['sankt-peterburg']],
  ['екб', ['ekaterinburg']],
  ['ебург', ['ekaterinburg']],
  ['петер', ['sankt-peterburg']],
  // In the other layout; «[» and «,» are letters there.
  ['vjcrdf', ['moskva']],
  ['gbnth', ['sankt-peterburg']],
  ['[f,fhjdcr', ['habarovsk']],
  // With a typo, from five letters on; two from nine.
  ['масква', ['moskva']],
  ['екатеренбург', ['ekaterinburg']],
  ['екотеренбург', ['ekaterinburg']],
  ['санкт питербург', ['sankt-peterburg']],
  ['новасиб', ['novosibirsk']],
  ['питир', ['sankt-peterburg']],
  ['ебурк', ['ekaterinburg']],
  ['ленингрод', ['sankt-peterburg']],
  // Not at any price.
  ['уфф', []],
  ['лондон', []],
])('«%s»', (text, aliases) => {
  expect(findAliases(text)).toEqual(aliases);
});

test('without a text they are all there', () => expect(findAliases(' - ')).toHaveLength(cities.length));
