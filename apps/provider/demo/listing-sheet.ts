/**
 * The goods of a category as small as a phone's listing shows them, to see whether neighbours are told apart:
 *   node apps/provider/demo/listing-sheet.ts sheet.html [category …]
 */
import { writeFileSync } from 'node:fs';
import { listings } from './listings.ts';
import { draw } from './pictures/draw.ts';

const [file, ...wanted] = process.argv.slice(2);
if (file === undefined) throw new Error('Give the file to write: listing-sheet.ts sheet.html [category …]');
const sections = listings()
  .filter(({ code }) => wanted.length === 0 || wanted.includes(code))
  .map(({ code, goods }) => {
    const cards = goods.map(({ name, subject }) => `<figure>${draw(subject, 0)}<figcaption>${name}</figcaption></figure>`);
    return `<h2>${code}</h2><section>${cards.join('')}</section>`;
  });
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Listings</title><style>body{margin:8px;font:10px/1.2 system-ui;background:#fff}h2{margin:4px 0;font-size:13px}section{display:grid;grid-template-columns:repeat(8,150px);gap:6px}figure{margin:0;background:#f2f3f6;border-radius:8px;text-align:center;overflow:hidden;height:210px}svg{height:187px;display:block;margin:auto}figcaption{white-space:nowrap}</style>${sections.join('')}`,
);
