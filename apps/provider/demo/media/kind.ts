import { angles } from '../pictures/draw.ts';
import { type Kind, kinds } from '../pictures/subject.ts';

/** What a product is drawn as; what nobody can draw is a closed parcel. */
export const kindOf = (name: string): Kind => kinds.find((kind) => kind === name) ?? 'parcel';

/** How many pictures a product of this kind has. */
export const pictureCount = (name: string): number => angles[kindOf(name)];
