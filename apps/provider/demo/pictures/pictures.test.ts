import { describe, expect, it } from 'vitest';
import { drawBanner } from './banner.ts';
import { angles, compose, draw } from './draw.ts';
import { hue } from './kit/index.ts';
import { drawMeasures, isMeasured } from './measures.ts';
import { phoneLook } from './phones.ts';
import { drawPlace, type PlaceKind, placeKinds, viewsOf } from './places/index.ts';
import { drawBrand, drawSection } from './sections.ts';
import { type Angle, type Kind, kinds, type Subject } from './subject.ts';

const views: readonly Angle[] = [0, 1, 2];
const subject = (kind: Kind, more: Partial<Subject> = {}): Subject => ({
  kind,
  colour: '#2f5fa8',
  brand: 'A&B <Co>',
  seed: 7,
  facts: {},
  ...more,
});

/** Enough of an XML parser to notice an unclosed or crossed tag and an attribute given twice. */
const problems = (svg: string): string[] => {
  const issues: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_all, closing: string, name: string, attributes: string, alone: string) => {
      const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((m) => m[1]);
      if (new Set(names).size !== names.length) issues.push(`<${name}> repeats an attribute`);
      if (closing) {
        const last = open.pop();
        if (last !== name) issues.push(`</${name}> closes <${last}>`);
      } else if (!alone) open.push(name);
      return '';
    },
  );
  if (open.length > 0) issues.push(`open: ${open.join()}`);
  if (/[<>]/.test(rest)) issues.push(`stray: ${rest.slice(0, 80)}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) issues.push('a value is missing');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size !== ids.length) issues.push('an id is given twice');
  const idSet = new Set(ids);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) if (!idSet.has(id)) issues.push(`#${id} is not defined`);
  return issues;
};

const ofFamily = (svg: string, colour: string): boolean => {
  const expectedHue = hue(colour).hue;
  return [...svg.matchAll(/#[0-9a-f]{6}/g)].some(([color]) => {
    const own = hue(color);
    return own.chroma > 0.12 && Math.abs(((own.hue - expectedHue + 540) % 360) - 180) < 12;
  });
};

describe('pictures', () => {
  for (const kind of kinds) {
    it(`draws ${kind}`, () => {
      for (const angle of views.slice(0, angles[kind])) {
        for (const colour of ['#1d1e22', '#f3f4f2', '#b9252f']) {
          const svg = draw(subject(kind, { colour }), angle);
          expect(problems(svg), `${kind} ${angle} ${colour}`).toEqual([]);
          expect(svg.length, `${kind} ${angle}`).toBeLessThan(16_000);
        }
      }
      // A red one looks red, whatever else is on it.
      expect(views.slice(0, angles[kind]).some((angle) => ofFamily(draw(subject(kind, { colour: '#b9252f' }), angle), '#b9252f'))).toBe(
        true,
      );
    });

    it(`keeps ${kind} within the canvas`, () => {
      const { frame } = compose(subject(kind), 0);
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.y).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.w).toBeLessThanOrEqual(800);
      expect(frame.y + frame.h).toBeLessThanOrEqual(1000);
    });
  }

  it.each<[kind: Kind, shape: Partial<Subject>]>([
    ['feature-phone', { facts: { formFactor: 'раскладушка' } }],
    ['tripod', { height: 30, facts: { type: 'стабилизатор со штативом', purpose: 'для смартфона' } }],
    ['tripod', { height: 30, facts: { type: 'стабилизатор со штативом', purpose: 'для камеры' } }],
    ['smart-plug', { facts: { format: 'встраиваемая' } }],
    ['gamepad', { width: 18, facts: { platform: 'смартфон' } }],
    ['gamepad', { width: 4.2, facts: { platform: 'Nintendo' } }],
    ['drone', { name: 'Квадрокоптер DJI Avata 2' }],
    ['headphones', { facts: { purpose: 'игры' } }],
    ['router', { width: 11, height: 11, depth: 11 }],
    ['microwave', { facts: { mounting: 'встраиваемая' } }],
    ['microwave', { facts: { mounting: 'встраиваемая', control: 'механическое' } }],
    ['earbuds', { name: 'Беспроводные наушники Sony WF-1000XM6' }],
    ['earbuds', { facts: { design: 'открытые' } }],
    ['mouse', { facts: { grip: 'вертикальная' } }],
    ['action-camera', { width: 4.2, height: 14, depth: 3.4 }],
    ['laundry-accessory', { facts: { type: 'наливной шланг', aquaStop: true } }],
    ['laundry-accessory', { facts: { type: 'сливной шланг' } }],
    ['laundry-accessory', { facts: { type: 'антивибрационные подставки' } }],
    ['laundry-accessory', { facts: { type: 'антивибрационный коврик' } }],
    ['laundry-accessory', { height: 4, facts: { type: 'соединительный элемент' } }],
    ['laundry-accessory', { height: 6, facts: { type: 'соединительный элемент' } }],
    ['laundry-accessory', { width: 30, height: 40, depth: 1, facts: { type: 'сетка для стирки' } }],
    ['laundry-accessory', { width: 16, height: 18, depth: 16, facts: { type: 'сетка для стирки' } }],
    ['laundry-accessory', { facts: { type: 'средство для чистки', material: 'порошок' } }],
    ['laundry-accessory', { facts: { type: 'средство от накипи', material: 'раствор лимонной кислоты' } }],
    ['laundry-accessory', { facts: { type: 'фильтр для воды' } }],
  ])('draws %s of another shape: %o', (kind, shape) => {
    for (const angle of views.slice(0, angles[kind])) {
      for (const colour of ['#1d1e22', '#f3f4f2', '#b9252f']) {
        const svg = draw(subject(kind, { ...shape, colour }), angle);
        expect(problems(svg), `${angle} ${colour}`).toEqual([]);
        expect(svg.length, String(angle)).toBeLessThan(16_000);
      }
    }
    // Not the usual one made wider or higher: it is made of other parts.
    const parts = (subject: Subject) => draw(subject, 0).match(/<(?:path|rect|circle|ellipse)/g)?.length;
    expect(parts(subject(kind, shape))).not.toBe(parts(subject(kind)));
    const { frame } = compose(subject(kind, shape), 0);
    expect([frame.x, frame.y, 800 - frame.x - frame.w, 1000 - frame.y - frame.h].every((room) => room >= 0)).toBe(true);
  });

  it('draws a screen on a hub that has one, not on one without', () => {
    const hub = (type: string) => draw(subject('smart-hub', { width: 10, height: 11, depth: 4, facts: { type, about: 'без экрана' } }), 0);
    expect(hub('панель с экраном')).toContain('>12:30<');
    expect(hub('шлюз')).not.toContain('>12:30<');
  });

  it('survives senseless facts and sizes', () => {
    for (const kind of kinds) {
      for (const angle of views) {
        const svg = draw(
          subject(kind, {
            colour: 'red',
            width: Number.NaN,
            height: -3,
            depth: 0,
            brand: '',
            seed: -5,
            facts: { burners: 'много', doors: -2, slots: true, type: 0 },
          }),
          angle,
        );
        expect(problems(svg), kind).toEqual([]);
      }
    }
  });

  it('is the same every time and differs by seed', () => {
    expect(draw(subject('phone'), 0)).toBe(draw(subject('phone'), 0));
    expect(draw(subject('phone', { seed: 8 }), 0)).not.toBe(draw(subject('phone'), 0));
  });

  it('follows the true size', () => {
    const ratio = (kind: Kind, width: number, height: number, depth: number): number => {
      const { frame } = compose(subject(kind, { width, height, depth }), 0);
      return frame.h / frame.w;
    };
    expect(ratio('fridge', 60, 200, 65)).toBeGreaterThan(ratio('fridge', 90, 180, 70) * 1.3);
    expect(ratio('tv', 123, 71, 8)).toBeCloseTo(71 / 123, 1);
    expect(ratio('tablet', 25, 17, 0.6)).toBeCloseTo(17 / 25, 1);
  });

  it('draws no maker’s name on a product, and on a gift card where it is spent', () => {
    const others = kinds.filter((kind) => kind !== 'gift-card');
    expect(draw(subject('gift-card', { brand: 'Hoff' }), 0)).toContain('>Hoff</text>');
    const textsOf = (brand: string) =>
      others.flatMap((kind) => [...draw(subject(kind, { brand }), 0).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text));
    expect(textsOf('Qwertz')).toEqual(textsOf(''));
  });

  it('draws the best-known phones by their models', () => {
    const phone = (name: string) => draw(subject('phone', { name }), 1);
    const lenses = (name: string) => phoneLook(name)?.lenses.length;
    expect([
      lenses('Смартфон Apple iPhone 17 256 ГБ, чёрный'),
      lenses('Смартфон Apple iPhone 17 Pro Max'),
      lenses('Смартфон Apple iPhone Air'),
    ]).toEqual([2, 3, 1]);
    expect(lenses('Смартфон Xiaomi Redmi Note 14 Pro')).toBe(3);
    expect(lenses('Смартфон Ulefone Armor 30')).toBeUndefined();
    for (const name of ['iPhone 17', 'iPhone 17 Pro', 'Galaxy S26 Ultra', 'Pixel 10', 'Ulefone'])
      expect(problems(phone(name)), name).toEqual([]);
    expect(phone('iPhone 17')).not.toBe(phone('iPhone 17 Pro'));
  });

  it('draws the measures of what has to fit, where all three are known', () => {
    const sized = { width: 60, height: 85, depth: 47.5 };
    for (const kind of kinds) {
      const picture = drawMeasures(subject(kind, sized));
      expect(picture !== undefined, kind).toBe(isMeasured(kind, sized));
      if (picture === undefined) continue;
      expect(problems(picture), kind).toEqual([]);
      expect(picture.length, kind).toBeLessThan(16_000);
      expect(picture, kind).toContain('<title>Ширина 60 см, высота 85 см, глубина 47,5 см</title>');
      for (const text of ['60 см', '85 см', '47,5 см']) expect(picture, kind).toMatch(new RegExp(`>(?:Глубина )?${text}</text>`));
    }
    expect(isMeasured('washing-machine', sized)).toBe(true);
    expect(isMeasured('phone', sized)).toBe(false);
    expect(isMeasured('washing-machine', { ...sized, depth: undefined })).toBe(false);
    expect(drawMeasures(subject('washing-machine', { width: 60, height: 85 }))).toBeUndefined();
  });

  it('draws sections, brands and banners', () => {
    for (const kind of kinds) expect(problems(drawSection(kind)), kind).toEqual([]);
    expect(drawSection('laptop')).toContain('viewBox="0 0 400 320"');
    expect(problems(drawBrand('Black & Decker'))).toEqual([]);
    expect(drawBrand('Bosch')).toContain('>Bosch<');
    expect(problems(drawBanner(['phone', 'laptop', 'headphones', 'tv'], 225, 3))).toEqual([]);
    expect(problems(drawBanner(['phone', 'phone'], 20))).toEqual([]);
    expect(problems(drawBanner(['phone', 'laptop', 'tv'], 225, 3, 'narrow'))).toEqual([]);
    expect(drawBanner(['phone', 'laptop', 'tv'], 225, 3, 'narrow')).toContain('viewBox="0 0 800 500"');
    expect(problems(drawBanner(['phone', 'laptop'], 225, 3, 'clear'))).toEqual([]);
    expect(drawBanner(['phone', 'laptop'], 225, 3, 'clear')).not.toContain('<rect width="800" height="500"');
  });

  it('draws every kind of place from outside, and from inside where one goes in', () => {
    for (const kind of placeKinds)
      for (let view = 0; view < viewsOf(kind); view++) {
        const picture = drawPlace({ kind, house: '14<А', seed: 1001 }, view);
        expect(problems(picture), `${kind} ${view}`).toEqual([]);
        expect(picture).toContain('viewBox="0 0 800 600"');
        expect(picture).toBe(drawPlace({ kind, house: '14<А', seed: 1001 }, view));
      }
    const textsOf = (kind: PlaceKind) => drawPlace({ kind, house: '7', seed: 1 }, 0);
    expect(textsOf('store')).toContain('>Витрина<');
    expect(textsOf('locker')).toContain('>Постамат<');
    expect(textsOf('partner-point')).not.toContain('>Витрина<');
    expect(textsOf('point')).toContain('>7<');
  });

  it('tells air conditioners of one colour apart, and televisions by their size', () => {
    const white = (seed: number, facts = {}) =>
      draw(subject('air-conditioner', { colour: '#f3f4f2', seed, facts }), 0).replaceAll(/p[0-9a-z]{5,}/g, '');
    expect(new Set(Array.from({ length: 20 }, (_, seed) => white(seed))).size).toBeGreaterThanOrEqual(4);
    expect(white(1, { inverter: true })).not.toBe(white(1));
    expect(white(1, { wifi: true })).not.toBe(white(1));
    const widthOf = (width: number) => compose(subject('tv', { width, height: width * 0.56, depth: 7 }), 0).frame.w;
    expect(widthOf(72)).toBeLessThan(widthOf(144) * 0.95);
  });

  it('fills most of the width of a picture with a screen', () => {
    for (const [kind, width, height] of [
      ['tv', 72, 43],
      ['tv', 145, 83],
      ['tv', 190, 109],
      ['monitor', 54, 42],
      ['monitor', 81, 54],
    ] as const) {
      const { frame } = compose(subject(kind, { width, height, depth: 20 }), 0);
      expect(frame.w, `${kind} ${width}`).toBeGreaterThanOrEqual(640);
    }
  });
});
