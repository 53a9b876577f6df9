import { z } from 'zod';
import { readContent } from './content.ts';

const slide = z.strictObject({ id: z.int(), title: z.string(), text: z.string(), button: z.string(), url: z.string() });
const feature = z.strictObject({ key: z.string(), isActive: z.boolean(), valueActive: z.boolean().nullable() });
const branch = z.strictObject({ name: z.string(), weight: z.int(), largestFirst: z.boolean(), stickers: z.record(z.string(), z.string()) });
const redirect = z.strictObject({ path: z.string(), url: z.string(), code: z.literal([301, 302]) });

/** Slides of the main page, A/B branches with words of their own on stickers, feature flags (off is what has no screen behind it yet) and addresses that were in use once. */
export const { slides, branches, features, redirects } = readContent(
  'site.json',
  z.strictObject({ slides: z.array(slide), branches: z.array(branch), features: z.array(feature), redirects: z.array(redirect) }),
);
