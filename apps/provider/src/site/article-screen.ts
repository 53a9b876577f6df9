import { asId } from '@vitrina/services/contract/wire.ts';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { serial } from '../serial.ts';
import { type Screen, type Step, screen, shopName } from './screen.ts';

/** Screens of one article by their address: what it is, and the list that it stands in. */
const kinds: readonly { path: RegExp; type: string; list: Step }[] = [
  { path: /^\/special-offers\/(\d+)$/, type: 'action', list: { name: 'Акции', url: '/special-offers' } },
];

/** The screen of an article; undefined where there is none. */
export async function articleScreen(db: Database, path: string): Promise<Screen | undefined> {
  for (const { path: pattern, type, list } of kinds) {
    const id = pattern.exec(path)?.[1];
    if (id === undefined) continue;
    const [article] = await rows<{ name: string; announce: string }>(
      db,
      sql`select name, announce from articles where id = ${serial(asId(id))} and type = ${type}`,
    );
    if (article === undefined) return undefined;
    const { name, announce } = article;
    return screen({ way: [list, { name, url: path }], title: `${name} — ${shopName}`, description: announce });
  }
  return undefined;
}
