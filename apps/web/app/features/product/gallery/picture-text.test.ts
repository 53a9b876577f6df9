import { expect, test } from 'vitest';
import { pictureText } from './picture-text.ts';

const images = ['/media/products/1/0.svg?v=1', '/media/products/1/1.svg?v=1', '/media/products/1/size.svg?v=1'];
const size = { width: 60, height: 85, depth: 47.5 };

test.each([
  [0, size, 'Холодильник'],
  [1, size, 'Холодильник, изображение 2 из 3'],
  [2, size, 'Холодильник: ширина 60\u00a0см, высота 85\u00a0см, глубина 47,5\u00a0см'],
  [2, null, 'Холодильник, изображение 3 из 3'],
])('picture %i of %j is told as %s', (index, measures, text) => {
  expect(pictureText('Холодильник', images, index, measures)).toBe(text);
});
