import { body, contactShadow, type Drawing, groove, wordmark, box, mark } from '../kit/index.ts';

/** A plain parcel of the right size, for a kind nobody has drawn yet. */
export const fallback: Drawing = {
  angles: 2,
  size: { width: 30, height: 30, depth: 30 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 0) {
      const b = pen.fit(width, height);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w) + body(pen, b, { r: 8 }) + groove(b.x + b.w * 0.5, b.y, b.x + b.w * 0.5, b.y + b.h, pen.colour);
    }
    const v = pen.view(30, 16);
    return v.shadow() + v.solid({ at: [0, 0, 0], size: [width, height, depth], content: (b) => wordmark(pen.subject.brand, box(b.x + b.w * 0.25, b.y + b.h * 0.4, b.w * 0.5, b.h * 0.12), mark(pen.colour)) });
  },
};
