import { svg } from '../sections.ts';
import { front } from './front.ts';
import { counter, hall } from './inside.ts';
import { locker } from './locker.ts';
import { type Place, type PlaceKind, room, Scene } from './place.ts';

export { type Place, type PlaceKind, placeKinds } from './place.ts';

type View = (scene: Scene) => string;

const views: Readonly<Record<PlaceKind, readonly [View, ...View[]]>> = {
  store: [front, hall],
  multicentre: [front, hall],
  point: [front, counter],
  'partner-point': [front, counter],
  locker: [locker],
  'partner-locker': [locker],
};

/** How many pictures a place of this kind has. */
export const viewsOf = (kind: PlaceKind): number => views[kind].length;

/** A place where goods are handed over, 800 × 600: from the street, and from inside where one goes in. */
export function drawPlace(place: Place, view: number): string {
  const [front, ...others] = views[place.kind];
  const scene = new Scene(place, view);
  const content = (others[view - 1] ?? front)(scene);
  return svg(room.width, room.height, scene.defs, content);
}
