import { z } from 'zod';
import { ownName } from '../../src/catalogue/address/street-name.ts';
import type { streets as streetTable } from '../../src/platform/database/schema/places.ts';
import type { InferInsertModel } from '../../src/platform/database/sql.ts';
import { hash, random } from '../../src/platform/random.ts';
import { readContent } from '../content.ts';
import { cities } from './cities.ts';
import { streets } from './streets.ts';

const names = readContent('places/street-names.json', z.object({ everywhere: z.array(z.string()), doneck: z.array(z.string()) }));

/** Houses of a street: from a short one to a long one. */
const [fewest, max] = [12, 240];

/** Streets of each city, from which addresses are suggested: those where the shop has points first, then those that are found in every town. */
export const streetRows: readonly InferInsertModel<typeof streetTable>[] = cities.flatMap(({ id, alias }) => {
  const ofPoints = (streets[alias] ?? []).map(([name]) => name.split(',')[0] ?? name);
  const all = [...ofPoints, ...(alias === 'doneck' ? names.doneck : []), ...names.everywhere];
  return [...new Set(all)].map((name) => ({
    cityId: id,
    name,
    own: ownName(name),
    houses: random(hash(`${alias} ${name}`)).integer(fewest, max),
  }));
});
