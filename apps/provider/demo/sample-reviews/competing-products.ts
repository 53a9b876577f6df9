import { z } from 'zod';
import { readContent } from '../content.ts';
import { kinds } from '../pictures/subject.ts';

/** Makers that people name when they speak of the thing they had before. */
export const competingProducts = readContent('sample-reviews/competing-products.json', z.partialRecord(z.enum(kinds), z.array(z.string())));
