import { asId } from '@vitrina/services/contract/wire.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import { readStores } from '../stores/read.ts';
import { type Screen, screen, shopName } from './screen.ts';

/** A store's slug ends in its id. */
const storePath = /^\/store\/(?:[\w-]*-)?(\d{1,10})$/;

export const isStorePath = (path: string): boolean => storePath.test(path);

/** The page of a store; undefined where there is none of that id. */
export async function storeScreen(db: Database, path: string): Promise<Screen | undefined> {
  const id = storePath.exec(path)?.[1];
  if (id === undefined) return undefined;
  const [store] = (await readStores(db, sql`t.id = ${toDatabaseId(asId(id))}`, 1)).stores;
  if (store === undefined) return undefined;
  const { name, address, work_time_line: hours, services } = store;
  return screen({
    way: [
      { name: 'Магазины и пункты выдачи', url: '/shops' },
      { name: name ?? shopName, url: path },
    ],
    title: `${name}, ${store.city.name}: адрес и часы работы — ${shopName}`,
    description: `${address}. Часы работы: ${hours}. ${services.join(', ')}.`,
    h1: name,
  });
}
