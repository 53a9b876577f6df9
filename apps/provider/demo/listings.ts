import { readCatalogue } from './catalogue.ts';
import { expand } from './expand.ts';
import { toSubject } from './media/product.ts';
import type { Subject } from './pictures/subject.ts';

interface Listing {
  /** Of the category. */
  code: string;
  goods: { model: string; name: string; subject: Subject }[];
}

/** Every product of every category as its listing draws it; editions of one device in one colour are one. */
export function listings(): Listing[] {
  const byCategory = new Map<string, Map<string, Listing['goods'][number]>>();
  for (const { row, leaf, model } of expand(readCatalogue(), new Date('2026-01-01')).products) {
    const goods = byCategory.get(leaf.code) ?? new Map();
    byCategory.set(leaf.code, goods);
    const key = `${model.brand} ${model.name}`;
    if (!goods.has(`${key} ${row.colour}`))
      goods.set(`${key} ${row.colour}`, {
        model: key,
        name: key,
        subject: toSubject({ ...row, brand: model.brand, seed: row.modelId ?? row.id }),
      });
  }
  return [...byCategory].map(([code, goods]) => ({ code, goods: [...goods.values()] }));
}
