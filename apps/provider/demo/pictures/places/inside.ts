import { type Box, box, darken, label, lighten, line, polygon, rect, times } from '../kit/index.ts';
import type { Kind } from '../subject.ts';
import { parcels } from './parcels.ts';
import { room, type Scene } from './place.ts';

/** Where the far wall meets the floor. */
const edge = 372;

const shelf: readonly [readonly Kind[], ...(readonly Kind[])[]] = [
  ['headphones', 'portable-speaker'],
  ['coffee-machine', 'kettle'],
  ['console', 'gamepad'],
  ['multicooker', 'toaster'],
  ['microwave', 'blender'],
];
const table: readonly [readonly Kind[], ...(readonly Kind[])[]] = [
  ['laptop', 'tablet', 'phone'],
  ['tablet', 'laptop', 'smart-watch'],
  ['laptop', 'phone', 'headphones'],
];

/** Ceiling with its lamps, the far wall, the floor. */
function shell({ pen }: Scene): string {
  const wall = pen.linear([
    [0, '#f7f7f5'],
    [1, '#e6e6e3'],
  ]);
  const floor = pen.linear([
    [0, '#cfc6b8'],
    [1, '#e2dbcf'],
  ]);
  const boards = times(9, (at) =>
    line(400 + (at - 4) * 58, edge, 400 + (at - 4) * 168, room.height, { stroke: '#9c9384', line: 1.2, opacity: 0.4 }),
  );
  const lamps = [120, 340, 560].map((x) =>
    polygon(
      [
        [x, 26],
        [x + 120, 26],
        [x + 132, 44],
        [x - 12, 44],
      ],
      { fill: '#ffffff' },
    ),
  );
  return (
    rect(box(0, 0, room.width, edge), 0, { fill: wall }) +
    rect(box(0, 0, room.width, 62), 0, { fill: '#d5d7da' }) +
    lamps.join('') +
    rect(box(0, edge, room.width, room.height - edge), 0, { fill: floor }) +
    boards +
    rect(box(0, edge - 8, room.width, 8), 0, { fill: '#b9b6ae' })
  );
}

/** Things side by side on one floor. */
const row = (scene: Scene, kinds: readonly Kind[], b: Box): string =>
  kinds
    .map((kind, at) => {
      const wide = b.w / kinds.length;
      return scene.drawGoods(kind, box(b.x + at * wide + wide * 0.08, b.y, wide * 0.84, b.h));
    })
    .join('');

/** A board that hangs from the ceiling. */
const hanging = ({ colour }: Scene, b: Box, text: string): string =>
  line(b.x + 30, 40, b.x + 30, b.y, { stroke: '#7d8188', line: 2 }) +
  line(b.x + b.w - 30, 40, b.x + b.w - 30, b.y, { stroke: '#7d8188', line: 2 }) +
  rect(b, 6, { fill: colour }) +
  label(text, box(b.x + 20, b.y + b.h * 0.25, b.w - 40, b.h * 0.5), '#ffffff', { weight: 600 });

/** Shadow on the floor below what stands there. */
const below = ({ pen }: Scene, b: Box): string =>
  rect(b, b.h / 2, {
    fill: pen.radial([
      [0, '#05070d66'],
      [1, '#05070d00'],
    ]),
  });

/** The hall of a shop: a television and shelves along the wall, large appliances, a table with things to try. */
export function hall(scene: Scene): string {
  const { pen, colour } = scene;
  const counter = box(150, 478, 420, 84);
  return (
    shell(scene) +
    rect(box(0, 84, room.width, 40), 0, { fill: colour }) +
    label('Витрина', box(40, 92, 300, 24), '#ffffff', { weight: 700, align: 'start' }) +
    scene.drawGoods('tv', box(40, 142, 260, 150)) +
    rect(box(24, 350, 300, 8), 1, { fill: '#c4c6c9' }) +
    row(scene, pen.pick(shelf, 'lower'), box(40, 306, 260, 45)) +
    rect(box(352, 252, 230, 8), 1, { fill: '#c4c6c9' }) +
    row(scene, pen.pick(shelf, 'upper'), box(360, 152, 214, 101)) +
    below(scene, box(380, 384, 400, 26)) +
    scene.drawGoods('washing-machine', box(430, 272, 130, 126)) +
    scene.drawGoods('fridge', box(600, 146, 170, 254)) +
    below(scene, box(110, 545, 500, 40)) +
    rect(counter, 4, { fill: pen.matt('#f4f3ef') }) +
    rect(box(counter.x - 14, counter.y - 14, counter.w + 28, 18), 4, { fill: '#fdfdfb', stroke: '#c9c6bd', line: 1.4 }) +
    rect(box(counter.x, counter.y + 66, counter.w, 8), 0, { fill: colour }) +
    row(scene, pen.pick(table, 'table'), box(170, counter.y - 96, 380, 86))
  );
}

/** Where orders are handed over: shelves of parcels behind a counter. */
export function counter(scene: Scene): string {
  const { pen, colour } = scene;
  const desk = box(330, 436, 430, 128);
  const top = box(desk.x - 16, desk.y - 18, desk.w + 32, 24);
  return (
    shell(scene) +
    rect(box(30, 104, 500, 268), 4, { fill: '#d9dbde', stroke: '#a9adb3', line: 2 }) +
    parcels(scene, box(38, 110, 484, 258), 3) +
    hanging(scene, box(560, 92, 210, 58), 'Выдача') +
    below(scene, box(300, 545, 490, 44)) +
    rect(desk, 5, { fill: pen.matt(lighten(colour, 0.06)) }) +
    rect(top, 5, { fill: '#fbfaf7', stroke: '#c9c6bd', line: 1.4 }) +
    rect(box(desk.x + 24, desk.y + 40, desk.w - 48, 3), 0, { fill: darken(colour, 0.3), opacity: 0.6 }) +
    scene.drawGoods('monitor', box(566, top.y - 110, 140, 110)) +
    scene.drawGoods('parcel', box(370, top.y - 74, 110, 76))
  );
}
