import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { filterCode, isChoosable, isOfType, partsOf } from './rules.ts';

test('a text is shown in parts, whichever way it is kept; what is empty is left out', () => {
  const part = { text: null, items: null, image: null };
  expect(
    partsOf([
      { ...part, kind: 'heading', text: 'Как купить' },
      { ...part, kind: 'paragraph', text: '  ' },
      { ...part, kind: 'list', items: [] },
      { ...part, kind: 'picture' },
      { ...part, kind: 'list', items: ['Раз'] },
      { ...part, kind: 'picture', image: '/media/articles/1.svg' },
    ]).map(({ kind }) => kind),
  ).toEqual(['HEADING', 'LIST', 'PICTURE']);
  expect(partsOf('<p>Слова</p>')).toEqual([{ kind: 'PARAGRAPH', text: 'Слова', items: [], image: null }]);
  expect(partsOf(null)).toEqual([]);
});

test('a text ends after a hundred parts, a list after fifty lines', () => {
  const paragraph = { kind: 'paragraph' as const, text: 'Слова', items: null, image: null };
  expect(partsOf(Array.from({ length: 101 }, () => paragraph))).toHaveLength(100);
  const lines = Array.from({ length: 51 }, (_, index) => String(index));
  expect(partsOf([{ kind: 'list', text: null, items: lines, image: null }])[0]?.items).toHaveLength(50);
});

test('an article of another kind is not the one asked for; of an unknown kind it is', () => {
  expect(isOfType({ type: 'action' }, 'action')).toBe(true);
  expect(isOfType({ type: 'news' }, 'action')).toBe(false);
  expect(isOfType({ type: null }, 'action')).toBe(true);
});

test('a choice without code and id filters nothing', () => {
  const choice = { id: asId(7), code: 'sale', name: 'Скидка', count: null };
  expect(filterCode(choice)).toBe('sale');
  expect(filterCode({ ...choice, code: null })).toBe('7');
  expect(isChoosable({ ...choice, code: null, id: null })).toBe(false);
});
