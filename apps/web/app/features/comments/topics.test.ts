import { expect, test } from 'vitest';
import { topicRules, topicsOf } from './topics.ts';

const review = (pros: string, cons = '', status = 'PUBLISHED') => ({ pros, cons, status });

test('what several reviews praise or criticise is counted by reviews, the most frequent first', () => {
  const reviews = [
    review('Яркий экран 6,3 дюйма, портреты на 48 Мп', 'Батарея садится за ночь'),
    review('Экран не слепнет на солнце, экран сочный', 'Зарядка могла быть быстрее'),
    review('Чёткий экран, ребёнок на качелях получается не смазанно', 'Скользкий без чехла'),
  ];
  expect(topicsOf(reviews)).toEqual({
    praised: [
      { name: 'Экран', count: 3 },
      { name: 'Камера', count: 2 },
    ],
    criticised: [{ name: 'Батарея', count: 2 }],
  });
});

test('one review is no topic, nor is what waits for a look or says nothing', () => {
  expect(topicsOf([review('Тихая'), review('Хорошая'), review('', 'нет')])).toEqual({ praised: [], criticised: [] });
  expect(topicsOf([review('Тихая'), review('Тихая', '', 'WAITING')]).praised).toEqual([]);
});

test('four at most', () => {
  const all = 'Экран, камера, батарея, память, корпус, звук';
  expect(topicsOf([review(all), review(all)]).praised).toHaveLength(4);
});

test.each([
  ['Своих 28 тысяч стоит', ['Цена']],
  ['Выглядит дороже 100 тысяч', []],
  ['Моя оценка пять', []],
  ['76 дБ на отжиме', ['Уровень шума']],
  ['В прихожую встала с зазором на ладонь', ['Размеры']],
  ['Игры мои идут на высоких настройках', []],
  ['Ночью камера думает пару секунд', ['Скорость работы']],
  ['В Москве не было в наличии 6 дней', ['Доставка и наличие']],
])('«%s» is about %j', (text, names) => {
  expect(topicsOf([review(text), review(text)]).praised.map(({ name }) => name)).toEqual(names);
});

test('each topic has a name of its own', () => {
  const names = topicRules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
