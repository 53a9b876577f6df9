import { expect, test } from 'vitest';
import { topicRules, topicsOf } from './topics.ts';

const review = (pros: string, cons = '', status = 'PUBLISHED') => ({ pros, cons, status });

test('what several reviews praise or criticise is counted by reviews, the most frequent first', () => {
  const reviews = [
    review('Яркий экран 6,3 дюйма, портреты на 48 Мп', 'Батарея садится за ночь'),
    review('Экран не слепнет на солнце, экран сочный', 'Зарядка могла быть быстрее'),
    review('Чёткий экран, ребёнок на качелях получается не смазанно', 'Скользкий без чехла'),
  ];
  expect(topicsOf(reviews, 'smartphones')).toEqual({
    praised: [
      { name: 'Экран', count: 3 },
      { name: 'Камера', count: 2 },
    ],
    criticised: [{ name: 'Батарея и зарядка', count: 2 }],
  });
});

test('one review is no topic, nor is what waits for a look or says nothing', () => {
  expect(topicsOf([review('Тихая'), review('Хорошая'), review('', 'нет')], 'dryers')).toEqual({ praised: [], criticised: [] });
  expect(topicsOf([review('Тихая'), review('Тихая', '', 'WAITING')], 'dryers').praised).toEqual([]);
  expect(topicsOf([review('Тихая'), review('Тихая')], 'dryers').praised).toEqual([{ name: 'Уровень шума', count: 2 }]);
});

test('four at most', () => {
  const all = 'Экран, камера, батарея, память, корпус, звук';
  expect(topicsOf([review(all), review(all)], 'smartphones').praised).toHaveLength(4);
});

const namesIn = (kind: string | undefined, text: string) => topicsOf([review(text), review(text)], kind).praised.map(({ name }) => name);

test.each([
  ['washing-machines', 'Своих 28 тысяч стоит', ['Цена']],
  ['washing-machines', 'Выглядит дороже 100 тысяч', []],
  ['washing-machines', 'Моя оценка пять', []],
  ['washing-machines', '76 дБ на отжиме', ['Уровень шума']],
  ['washing-machines', 'В прихожую встала с зазором на ладонь', ['Размеры']],
  ['refrigerators', 'Входит всё на неделю', ['Вместимость']],
  ['smartphones', 'Игры мои идут на высоких настройках', []],
  ['smartphones', 'Ночью камера думает пару секунд', ['Скорость работы']],
  ['smartphones', 'Связь держит и в лифте', ['Связь']],
  ['laptops', 'К обеду просит розетку', ['Батарея и зарядка']],
  ['routers', 'Настроил за десять минут', ['Инструкция и настройка']],
])('of %s «%s» is about %j', (kind, text, names) => {
  expect(namesIn(kind, text)).toEqual(names);
});

test.each([
  ['graphics-cards', 'Видеокарта тянет видео в 4K'],
  ['smart-plugs', 'Розетка держит обогреватель'],
  ['subscriptions', 'На четырёх экранах сразу'],
  ['headphones', 'Шумоподавление глушит метро'],
  ['refrigerators', 'Большая морозильная камера'],
])('words of other goods are no topic of %s: «%s»', (kind, text) => {
  expect(namesIn(kind, text)).toEqual([]);
});

test.each(['smartphones', 'tvs', 'refrigerators', 'routers', 'smart-bulbs', 'headphones'])(
  'in reviews of %s no word stands for another',
  (kind) => {
    for (const text of [
      'Отличное настроение',
      'Кабель не входит в комплект',
      'В связи с переездом',
      'Резко подешевел через неделю',
      'Тормоза хорошие',
      'На сцене смотрится',
      'Выглядит дёшево',
      'Доставили за день, в Москве не было в наличии',
    ])
      expect(namesIn(kind, text), text).toEqual([]);
  },
);

test('of goods of which nobody knows what they are the price alone is told', () => {
  expect(namesIn(undefined, 'Экран, камера, батарея, цена')).toEqual(['Цена']);
});

test('each topic has a name of its own', () => {
  const names = topicRules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
