import { drawings } from './kinds/index.ts';
import { type Box, hash, Pen, type Size, type View } from './kit/index.ts';
import { type Angle, type Kind, kinds, type Subject } from './subject.ts';

const counts: Partial<Record<Kind, number>> = {};
for (const kind of kinds) counts[kind] = drawings[kind].angles;
const complete = (sizes: Partial<Record<Kind, number>>): sizes is Record<Kind, number> => kinds.every((kind) => kind in sizes);
if (!complete(counts)) throw new Error('A kind has no count of angles');

/** How many views each kind has, 2 or 3. */
export const angles: Readonly<Record<Kind, number>> = counts;

const prefixOf = (s: Subject, angle: Angle): string =>
  `p${hash([s.kind, s.colour, s.brand, s.seed, s.width, s.height, angle].join()).toString(36)}`;

/** The usual size of a kind in centimetres. */
export const sizeOf = (kind: Kind): Size => drawings[kind].size;

/** One drawing without its SVG root, for tiles and banners; `frame` is the room the thing takes of 800 × 1000, `turned` how it was turned. */
export const compose = (
  subject: Subject,
  angle: Angle,
  prefix = prefixOf(subject, angle),
): { defs: string; content: string; frame: Box; turned: View | undefined } => {
  const drawing = drawings[subject.kind];
  const pen = new Pen(subject, drawing.size, prefix);
  const content = drawing.draw(pen, subject, angle < drawing.angles ? angle : 0);
  return { defs: pen.defs, content, frame: pen.frame, turned: pen.turned };
};

/**
 * The picture of a product, 4:5, on transparent ground. A maker's name belongs to the maker, and stands in words beside it; on a gift card it is
 * such words: it says where the card is spent.
 */
export const draw = (subject: Subject, angle: Angle): string => {
  const { defs, content } = compose(subject.kind === 'gift-card' ? subject : { ...subject, brand: '' }, angle);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><defs>${defs}</defs>${content}</svg>`;
};
