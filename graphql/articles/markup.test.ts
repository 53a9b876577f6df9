import { expect, test } from 'vitest';
import { partsOfMarkup } from './markup.ts';

const texts = (html: string) => partsOfMarkup(html).map(({ kind, text, items }) => [kind, text ?? items]);

test('paragraphs, headings, quotations and lists are read in their order', () => {
  expect(
    texts(
      '<h2>Что входит</h2><p>Скидка&nbsp;до <b>15</b>&#37; и <a href="/x">доставка</a>.</p><ul><li>Раз<li>Два</li></ul><blockquote>Так.</blockquote>',
    ),
  ).toEqual([
    ['HEADING', 'Что входит'],
    ['PARAGRAPH', 'Скидка\u00A0до 15% и доставка.'],
    ['LIST', ['Раз', 'Два']],
    ['QUOTE', 'Так.'],
  ]);
});

test.each([
  ['<script>alert(1)</script>После', [['PARAGRAPH', 'После']]],
  ['<script>alert(1)', []],
  ['<p onclick="x()">Слова</p><style>p{}</style>', [['PARAGRAPH', 'Слова']]],
  ['<img src=x onerror=alert(1)>', []],
  ['<svg><a href="javascript:x">нет</a></svg>да', [['PARAGRAPH', 'да']]],
  ['до <!-- <p>нет</p> --> после', [['PARAGRAPH', 'до после']]],
  ['<p>открыт', [['PARAGRAPH', 'открыт']]],
  ['5 < 6 и <', [['PARAGRAPH', '5']]],
  ['', []],
])('of %j nothing but words is taken', (html, parts) => {
  expect(texts(html)).toEqual(parts);
});

test('what looks like markup after reading is text and stays it', () => {
  expect(texts('<p>&lt;script&gt;alert(1)&lt;/script&gt; &unknown; &#0;</p>')).toEqual([
    ['PARAGRAPH', '<script>alert(1)</script> &unknown;'],
  ]);
});
