import { type Box, box, darken, inset, label, line, polygon, rect, times } from '../kit/index.ts';
import type { Kind } from '../subject.ts';
import { parcels } from './parcels.ts';
import type { Scene } from './place.ts';
import { bush, ground, pavement, plate, sign, wall, windows } from './street.ts';

const frame = '#2b2f36';

/** Goods of a shop window, the tall one first. */
const displayedGoods: readonly [readonly Kind[], ...(readonly Kind[])[]] = [
  ['fridge', 'tv', 'robot-vacuum'],
  ['washing-machine', 'tv', 'coffee-machine'],
  ['fridge', 'tv', 'vacuum'],
  ['cooker', 'tv', 'multicooker'],
];

/** A pane with the warm light of the room behind it. */
function pane({ pen }: Scene, b: Box): string {
  const light = pen.linear([
    [0, '#fff3d6'],
    [0.55, '#f4ead8'],
    [1, '#d3cabb'],
  ]);
  return rect(b, 0, { fill: frame }) + rect(inset(b, 7), 0, { fill: light });
}

/** What the street throws back onto the glass. */
const gleam = (b: Box): string =>
  polygon(
    [
      [b.x + b.w * 0.1, b.y],
      [b.x + b.w * 0.34, b.y],
      [b.x + b.w * 0.12, b.y + b.h],
      [b.x, b.y + b.h],
      [b.x, b.y + b.h * 0.42],
    ],
    { fill: '#ffffff', opacity: 0.2 },
  );

/** A glass door with its bar, opening hours, and a step. */
function door(scene: Scene, b: Box): string {
  const leaf = inset(b, 16, 18);
  const hours = box(leaf.x + leaf.w * 0.22, leaf.y + leaf.h * 0.3, leaf.w * 0.4, leaf.h * 0.2);
  return (
    pane(scene, b) +
    rect(leaf, 2, { stroke: frame, line: 6, fill: '#e9f1f5', opacity: 0.85 }) +
    gleam(leaf) +
    rect(hours, 3, { fill: '#ffffff' }) +
    times(4, (at) => rect(box(hours.x + 6, hours.y + 8 + at * 10, hours.w - (at % 2 === 0 ? 12 : 22), 3.4), 1, { fill: scene.colour })) +
    rect(box(leaf.x + leaf.w - 24, leaf.y + leaf.h * 0.36, 7, leaf.h * 0.34), 3, { fill: '#c9ccd1', stroke: '#6d7178', line: 1 }) +
    rect(box(b.x - 14, ground - 6, b.w + 28, 14), 2, { fill: '#a7a69f', stroke: darken('#a7a69f', 0.3), line: 1 })
  );
}

/** A striped awning over the window. */
const awning = ({ colour }: Scene, b: Box): string =>
  times(12, (at) => {
    const wide = b.w / 12;
    const x = b.x + at * wide;
    const low = b.y + b.h;
    return polygon(
      [
        [x + 8, b.y],
        [x + wide + 8, b.y],
        [x + wide, low],
        [x, low],
      ],
      { fill: at % 2 === 0 ? colour : '#f6f6f3' },
    );
  }) + line(b.x, b.y + b.h, b.x + b.w, b.y + b.h, { stroke: darken(colour, 0.4), line: 2 });

/** A shop as it is seen from the street: its sign, the window with goods, the door. */
export function front(scene: Scene): string {
  const { pen, place } = scene;
  const isShop = place.kind === 'store' || place.kind === 'multicentre';
  const signText = place.kind === 'multicentre' ? 'Мультицентр' : isShop ? 'Витрина' : 'Пункт выдачи';
  const window = box(48, 232, isShop ? 500 : 330, ground - 232);
  const inner = inset(window, 7);
  const goods = isShop ? windowGoods(scene, inner) : parcels(scene, box(inner.x + 14, inner.y + 36, inner.w - 28, inner.h - 42), 3);
  const entry = box(isShop ? 566 : 396, 232, 142, ground - 232);
  return (
    wall(scene) +
    windows(scene) +
    pavement(scene) +
    pane(scene, window) +
    goods +
    gleam(inner) +
    (isShop ? line(window.x + window.w / 2, window.y, window.x + window.w / 2, ground, { stroke: frame, line: 7 }) : '') +
    door(scene, entry) +
    (isShop && pen.random('awning') > 0.5 ? awning(scene, box(window.x - 8, 226, window.w + 16, 34)) : '') +
    sign(scene, box(36, 146, isShop ? 690 : 516, 74), signText, place.kind !== 'partner-point') +
    (isShop ? '' : notice(scene, box(590, 262, 168, 150))) +
    plate(scene, isShop ? 730 : 590, isShop ? 252 : 446) +
    bush(pen, isShop ? 764 : 700, 58)
  );
}

/** A podium with three things of different height. */
function windowGoods(scene: Scene, b: Box): string {
  const [tall, wide, small] = scene.pen.pick(displayedGoods, 'window');
  const floor = box(b.x, b.y + b.h - 34, b.w, 34);
  const low = floor.y + 12;
  return (
    rect(floor, 0, { fill: '#efe9dd' }) +
    rect(box(b.x + b.w * 0.56, low - 52, b.w * 0.4, 60), 3, { fill: '#fbfaf6', stroke: '#cfc8b9', line: 1.4 }) +
    scene.drawGoods(tall ?? 'fridge', box(b.x + b.w * 0.04, low - 200, b.w * 0.2, 200)) +
    scene.drawGoods(small ?? 'multicooker', box(b.x + b.w * 0.29, low - 80, b.w * 0.17, 80)) +
    scene.drawGoods(wide ?? 'tv', box(b.x + b.w * 0.58, low - 186, b.w * 0.36, 134))
  );
}

/** A board beside the door: what can be done here. */
const notice = ({ colour }: Scene, b: Box): string =>
  rect(b, 6, { fill: '#ffffff', stroke: '#c9ccd1', line: 2 }) +
  rect(box(b.x, b.y, b.w, 36), 6, { fill: colour }) +
  label('Заказы', box(b.x + 14, b.y + 8, b.w - 28, 20), '#ffffff', { weight: 600, align: 'start' }) +
  times(4, (at) => rect(box(b.x + 14, b.y + 54 + at * 22, b.w - (at % 2 === 0 ? 40 : 70), 7), 3, { fill: '#a9adb6' }));
