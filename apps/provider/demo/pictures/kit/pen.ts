import type { Subject } from '../subject.ts';
import { Paints, type Size } from './paints.ts';
import type { Box } from './shapes.ts';
import { View } from './view.ts';

export const canvas = { width: 800, height: 1000 } as const;

export const hash = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  value ^= value >>> 15;
  return value >>> 0;
};

/** A family of models, told by their name, and what they look like. */
export type Look<T> = readonly [family: RegExp, look: T];

const positive = (size: number | undefined, other: number): number =>
  size !== undefined && Number.isFinite(size) && size > 0 ? size : other;

/** What one drawing is made with: the subject's colour and size, paints, room on the canvas. */
export class Pen extends Paints {
  readonly subject: Subject;
  /** The room the thing takes, without its shadow; set by `fit` and `view`. */
  frame: Box = { x: 80, y: 90, w: 640, h: 820 };
  /** How it was turned, by the last `view`. */
  turned: View | undefined;

  constructor(subject: Subject, defaults: Size, prefix: string) {
    const size = {
      width: positive(subject.width, defaults.width),
      height: positive(subject.height, defaults.height),
      depth: positive(subject.depth, defaults.depth),
    };
    super(/^#[0-9a-f]{6}$/i.test(subject.colour) ? subject.colour.toLowerCase() : '#8a8d93', size, prefix);
    this.subject = subject;
  }

  /** The same number 0 to 1 every time for this subject and name. */
  random(name: string): number {
    // Mixed once more: names that differ in their last letter only must not give neighbours.
    const mixed = Math.imul(hash(`${this.subject.seed}/${name}`), 0x85ebca6b);
    return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0) / 4294967296;
  }

  pick<T>(list: readonly [T, ...T[]], name: string): T {
    return list[Math.floor(this.random(name) * list.length)] ?? list[0];
  }

  /** What a family of models looks like: the first whose pattern the name fits; a name that nobody knows has one of them by its seed. */
  look<T>(looks: readonly [Look<T>, ...Look<T>[]]): T {
    const known = looks.find(([family]) => family.test(this.subject.name ?? ''));
    return (known ?? this.pick(looks, 'look'))[1];
  }

  /** A fact as a number, with a fallback and sane bounds. */
  number(key: string, fallback: number, low = 0, high = 1000): number {
    const value = this.subject.facts[key];
    const parsed = typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value.replace(',', '.')) : Number.NaN;
    return Math.min(high, Math.max(low, Number.isFinite(parsed) ? parsed : fallback));
  }

  /** A fact as a flag; undefined when the product does not say. */
  flag(key: string): boolean | undefined {
    const value = this.subject.facts[key];
    return typeof value === 'boolean' ? value : undefined;
  }

  /** A fact in lower case, or nothing. */
  text(key: string): string {
    const value = this.subject.facts[key];
    return typeof value === 'string' ? value.toLowerCase() : '';
  }

  /** Whether any text fact speaks of it (facts differ between categories, words do not). */
  mentions(word: RegExp): boolean {
    return Object.values(this.subject.facts).some((value) => typeof value === 'string' && word.test(value.toLowerCase()));
  }

  /**
   * Room for a thing of this many centimetres, seen straight: a box on the canvas and `k`, the pixels of a centimetre. It stands in
   * the middle, or with `tallest` on the floor as high beside the others as it is beside the tallest of its kind.
   */
  fit(width: number, height: number, room: { w: number; h: number; tallest?: number } = { w: 640, h: 820 }): Box & { k: number } {
    const share = room.tallest === undefined ? 1 : Math.max(0.5, Math.min(1, height / room.tallest));
    const k = Math.min(room.w / width, (room.h * share) / height);
    const [w, h] = [width * k, height * k];
    const free = canvas.height - 16 - h;
    const y = room.tallest === undefined ? free / 2 : free - (canvas.height - 16 - room.h) / 2;
    this.frame = { x: (canvas.width - w) / 2, y, w, h };
    return { ...this.frame, k };
  }

  /** The thing seen from a side and above; see `View`. `extent` is its size, by default the subject's. */
  view(yaw: number, pitch: number, extent: Size = this.size, room = { w: 650, h: 820 }): View {
    const view = new View(this, yaw, pitch, extent, room);
    this.frame = view.frame;
    this.turned = view;
    return view;
  }
}
