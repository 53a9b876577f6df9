import { z } from 'zod';
import { colours } from '../../src/catalogue/media/colours.ts';
import { column, type Database, type RowOf, rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { Kind, Subject } from '../pictures/subject.ts';
import { kindOf } from './kind.ts';

const productRowColumns = {
  kind: column.text,
  name: column.text,
  colour: column.textOrNull,
  brand: column.text,
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seed: column.number,
};

/** What is drawn of a product; undefined when there is no such one. */
export async function subjectOf(db: Database, id: number): Promise<Subject | undefined> {
  const [product] = await rows(
    db,
    productRowColumns,
    sql`select p.kind, p.name, p.colour, b.name as brand, p.facts, coalesce(p.model_id, p.id) as seed from products p join brands b on b.id = p.brand_id where p.id = ${id}`,
  );
  return product && toSubject(product);
}

/** A product as the drawings know it. Its seed is the model, since editions and colours of one are one device. */
export function toSubject({ facts, ...product }: RowOf<typeof productRowColumns>): Subject {
  const kind: Kind = kindOf(product.kind);
  return {
    kind,
    colour: Object.entries(colours).find(([code]) => code === product.colour)?.[1].hex ?? (kind === 'parcel' ? '#c9a77a' : '#46484d'),
    brand: product.brand,
    name: product.name,
    seed: product.seed % 100_000,
    facts,
    ...(typeof facts.width === 'number' && { width: facts.width }),
    ...(typeof facts.height === 'number' && { height: facts.height }),
    ...(typeof facts.depth === 'number' && { depth: facts.depth }),
  };
}
