import { type Box, hash, Pen } from '../kit/index.ts';
import { example, place as stand } from '../sections.ts';
import type { Kind } from '../subject.ts';

/** Places where goods are handed over, as far as they look different. */
export const placeKinds = ['store', 'multicentre', 'point', 'partner-point', 'locker', 'partner-locker'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** What a picture of a place has to know of it. */
export interface Place {
  kind: PlaceKind;
  /** Number of the house, as it stands beside the door; empty when nobody knows. */
  house: string;
  /** Any integer; the colour of the wall and the goods inside follow from it. */
  seed: number;
}

export const room = { width: 800, height: 600 } as const;

/** The shop's own blue, and what a partner is painted in. */
const paints = { own: '#2447f9', partner: '#2f7d6b' } as const;

/** One view of a place: its pen, the colour of its sign, and the things that stand in it. */
export class Scene {
  readonly place: Place;
  readonly pen: Pen;
  readonly colour: string;
  readonly #mark: string;
  #things = '';
  #count = 0;

  constructor(place: Place, view: number) {
    this.place = place;
    this.colour = place.kind.startsWith('partner') ? paints.partner : paints.own;
    this.#mark = hash(`${place.kind} ${place.seed} ${view}`).toString(36);
    this.pen = new Pen(example('phone', place.seed), { width: 1, height: 1, depth: 1 }, `w${this.#mark}`);
  }

  get defs(): string {
    return this.pen.defs + this.#things;
  }

  /** A thing of the shop on the floor of a box. */
  drawGoods(kind: Kind, b: Box): string {
    this.#count += 1;
    const { defs, content } = stand(example(kind, this.place.seed % 50), 0, b, `t${this.#mark}${this.#count}`);
    this.#things += defs;
    return content;
  }
}
