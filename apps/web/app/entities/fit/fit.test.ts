import { describe, expect, test } from 'vitest';
import { fitOf, standsInNiche, viewsOf } from './fit.ts';
import { centimetres, measuresOf, type Niche, readNichesText, withNiche, withoutNiche, writeNiches } from './niche.ts';
import { fitStory, withFit } from './story.server.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const washer = { width: 59.5, height: 85, depth: 47.5 };
const niche = (over: Partial<Niche> = {}): Niche => ({ width: 60, height: 90, depth: 50, door: null, distance: null, ...over });

describe('whether something stands where it shall', () => {
  test.each([
    ['there is room', niche({ width: 61 }), true, 'встанет, запас 1,5 см по ширине'],
    ['there is a centimetre', niche({ width: 60.5 }), true, 'встанет, запас 1 см по ширине'],
    ['there is less', niche(), true, 'встанет впритык — по ширине запас 0,5 см'],
    ['it is as high as the niche', niche({ width: 61, height: 85 }), true, 'встанет впритык — по высоте нет запаса'],
    ['it is as wide and as high', niche({ width: 59.5, height: 85 }), true, 'встанет впритык — по ширине и высоте нет запаса'],
    [
      'all sides are tight',
      niche({ height: 85, depth: 47.5 }),
      true,
      'встанет впритык — по высоте и глубине нет запаса, по ширине запас 0,5 см',
    ],
    ['one side is too large', niche({ depth: 45 }), false, 'не встанет: глубина больше на 2,5 см'],
    ['two are', niche({ depth: 45, width: 55 }), false, 'не встанет: ширина больше на 4,5 см'],
    ['it does not come through the door', niche({ door: 47 }), false, 'не пройдёт в дверь: не хватает 0,5 см'],
    ['the niche counts before the door', niche({ door: 40, depth: 45 }), false, 'не встанет: глубина больше на 2,5 см'],
    ['one side alone was measured', { ...niche(), width: null, height: null }, true, 'встанет, запас 2,5 см по глубине'],
    ['the door alone was', { ...niche(), width: null, height: null, depth: null, door: 60 }, true, 'пройдёт в дверь, запас 12,5 см'],
  ])('%s', (_, where, isFitting, text) => {
    const fit = fitOf(washer, where);
    expect([fit.isFitting, plain(fit.text)]).toEqual([isFitting, text]);
    expect(fit.isTight).toBe(text.includes('впритык'));
  });

  test('is said for each measure that is known', () => {
    expect(fitOf(washer, niche({ height: null, door: 60 })).details.map(plain)).toEqual([
      'Ниша по ширине 60 см, нужно 59,5 см: запас 0,5 см.',
      'Ниша по глубине 50 см, нужно 47,5 см: запас 2,5 см.',
      'Дверь 60 см, самая узкая сторона 47,5 см: пройдёт, запас 12,5 см.',
    ]);
  });

  test('is drawn from the sides that are known', () => {
    expect(viewsOf(washer, niche()).map(({ name }) => name)).toEqual(['спереди', 'сверху']);
    expect(viewsOf(washer, niche({ height: null })).map(({ name }) => name)).toEqual(['сверху']);
    expect(viewsOf(washer, niche({ width: null }))).toEqual([]);
    expect(viewsOf(washer, niche({ width: 60.5, depth: 48 })).map(({ isTight }) => isTight)).toEqual([false, true]);
  });
});

test.each([
  ['a washing machine', washer, true],
  ['a refrigerator', { width: 60, height: 200, depth: 66 }, true],
  ['a television of 75 inches', { width: 167, height: 96, depth: 8 }, false],
  ['a telephone', { width: 7, height: 15, depth: 1 }, false],
  ['a microwave oven', { width: 45, height: 26, depth: 35 }, false],
])('%s stands in a niche: %s', (_, size, isLarge) => expect(standsInNiche(size)).toBe(isLarge));

describe('what was measured', () => {
  test('is kept as it is, of each kind by itself', () => {
    for (const one of [niche(), niche({ width: 60.5, door: 80 }), niche({ height: null })]) {
      const niches = withNiche(withNiche(new Map(), '1081', niche({ width: 45 })), '1234567890123456789', one);
      expect([...readNichesText(writeNiches(niches))]).toEqual([
        ['1234567890123456789', one],
        ['1081', niche({ width: 45 })],
      ]);
      expect(withoutNiche(niches, '1234567890123456789').get('1081')).toEqual(niche({ width: 45 }));
      expect(withoutNiche(niches, '1234567890123456789').size).toBe(1);
    }
  });
  test.each([
    null,
    '',
    '60',
    '60_85_50_70',
    '1081_60_85_50_70_1',
    '1081_60_85_50_70_901',
    '1081_60_85_50_70_100_1',
    'kind_60_85_50_70',
    '1081____',
    '1081_60_85_50_x',
    '1081_1e2_85_50_',
    '1081_-60_85_50_',
    '1081_60.55_85_50_',
    '1081_9_85_50_',
    '1081_401_85_50_',
  ])('%j is nothing that this shop has written', (text) => expect(readNichesText(text).size).toBe(0));
  test.each([
    ['60', 60],
    [' 60,5 ', 60.5],
    ['60.5', 60.5],
    ['60 см', null],
    ['0', null],
    ['', null],
  ])('%j is read as %j', (text, value) => expect(centimetres(text)).toBe(value));
});

describe('a television', () => {
  const tv = {
    dimensions: { width: 122.6, height: 71.2, depth: 7.7 },
    screen: { diagonal: 55, resolution: '4K UHD' },
    category: { id: '1041', code: 'tvs' },
  };
  const measured = (over: Partial<Niche>) => new Map([['1041', { ...niche(), width: null, height: null, depth: null, ...over }]]);

  test('says from where it is watched before anybody has measured', () => {
    const story = fitStory(tv, new Map(), '/catalog/tvs/1041/1');
    expect(plain(story?.size ?? '')).toBe('122,6 × 7,7 × 71,2 см');
    expect([story?.fit, story?.isMeasured, plain(story?.viewing?.range ?? '')]).toEqual([null, false, '1,7–2,9 м']);
    // A monitor of the same size is not watched from a sofa, and stands in no niche.
    expect(fitStory({ ...tv, category: { id: '1012', code: 'monitors' } }, new Map(), '/')).toBeNull();
    expect(fitStory({ ...tv, dimensions: null }, new Map(), '/')).toBeNull();
  });

  test('stands where there is room, and is watched from where one sits', () => {
    const labels = { highlights: [] } as unknown as Parameters<typeof withFit>[0];
    const verdicts = (over: Partial<Niche>) =>
      withFit(labels, tv, measured(over).get('1041')).highlights.map(([name, text, tone]) => [name, plain(text), tone]);
    expect(verdicts({ width: 120, distance: 250 })).toEqual([
      ['Место', 'не встанет: ширина больше на 2,6 см', 'sale'],
      ['Смотреть', '2,5 м — в самый раз', 'good'],
    ]);
    expect(verdicts({ distance: 100 })).toEqual([['Смотреть', '1 м — близко, лучше диагональ меньше', 'warn']]);
    expect(fitStory(tv, measured({ width: 130 }), '/')?.fit?.details.map(plain)).toEqual([
      'Место по ширине 130 см, нужно 122,6 см: запас 7,4 см.',
    ]);
  });

  test('is asked for its place and the distance, not for a door', () => {
    expect([measuresOf('tvs'), measuresOf('refrigerators')]).toEqual([
      ['width', 'height', 'distance'],
      ['width', 'height', 'depth', 'door'],
    ]);
    expect([centimetres('600', 'distance'), centimetres('600'), centimetres('901', 'distance')]).toEqual([600, null, null]);
  });
});

test('a card says before all else whether it fits, and looks so', () => {
  const labels = { highlights: [['Загрузка', '7 кг']] } as unknown as Parameters<typeof withFit>[0];
  const machine = { dimensions: { width: 60, height: 85, depth: 45 }, screen: null, category: { id: '1081', code: 'washing-machines' } };
  const verdict = (width: number) => withFit(labels, machine, niche({ width, depth: 60 })).highlights[0]?.[2];
  expect([verdict(65), verdict(60), verdict(50)]).toEqual(['good', 'warn', 'sale']);
  expect(withFit(labels, machine, undefined)).toBe(labels);
});
