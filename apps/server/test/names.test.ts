import { expect, it } from 'vitest';
import { namelessOf } from './names.ts';

it.each([
  ['<input name="a">', 'a field without a label'],
  ['<label for="b">Имя</label><input id="a" name="a">', 'a field with the label of another, which is not there'],
  ['<label></label><label><input name="a"></label>', 'a label that says nothing'],
  ['<button type="submit"><svg><path d="M0"/></svg></button>', 'a drawing for a button'],
  ['<a href="/"><img src="/x.svg" alt=""></a>', 'a picture without words for a link'],
  ['<img src="/x.svg">', 'a picture of which nothing is said'],
  ['<section aria-labelledby="a"></section>', 'a heading that is not there'],
  ['<section aria-labelledby="a"><h2 id="a">А</h2></section><h2 id="a">Б</h2>', 'a heading that is there twice'],
])('%s has no name: %s', (html) => expect(namelessOf(html).length).toBeGreaterThan(0));

it.each([
  '<label for="a">Имя</label><input id="a" name="a"><label>Телефон <input name="b"></label><input type="hidden" name="c">',
  '<button aria-label="Найти"><svg></svg></button><a href="/"><img src="/x.svg" alt="Чайник"></a><img src="/y.svg" alt="">',
  '<section aria-labelledby="a"><h2 id="a">Акции</h2></section>',
])('%s has names', (html) => expect(namelessOf(html)).toEqual([]));
