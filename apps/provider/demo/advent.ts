import { advent } from '@vitrina/services/promo/vocabulary.ts';
import { z } from 'zod';
import { insertAll } from '../src/platform/database/bulk.ts';
import type { Database } from '../src/platform/database/database.ts';
import * as tables from '../src/platform/database/schema/promo.ts';
import { readContent } from './content.ts';

const adventDaySchema = z.strictObject({
  day: z.int().min(advent.first).max(advent.last),
  title: z.string(),
  text: z.string(),
  url: z.string().startsWith('/'),
  kinds: z.array(z.string()).min(1),
  hue: z.int().min(0).max(359),
});

/** What is behind the doors of the advent calendar. */
export const adventDays = readContent('advent.json', z.array(adventDaySchema));

export const seedAdvent = (db: Database): Promise<void> => insertAll(db, tables.adventDays, adventDays);
