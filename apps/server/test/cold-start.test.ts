import { openEmbedded } from '@vitrina/provider/src/database/pglite.ts';
import { expect, it } from 'vitest';
import { filledFolder, startShop } from './house.ts';

/** As many as come in a second, and for how many seconds. */
const visitors = 20;
const waves = 3;

/** Pages of goods, no two alike: nothing of them has been cached. */
async function goods(folder: string, count: number): Promise<string[]> {
  const database = await openEmbedded(folder);
  try {
    const { rows } = await database.db.execute<{ path: string }>(`
      select '/catalog/' || c.code || '/' || c.id || '/' || p.id as path from products p join categories c on c.id = p.category_id
      order by md5(p.id::text) limit ${count}`);
    return rows.map(({ path }) => path);
  } finally {
    await database.close();
  }
}

it('the first twenty visitors a second of a shop that has just been started, with everything inside, get pages', async () => {
  const folder = await filledFolder();
  const paths = await goods(folder, visitors * waves);
  const shop = await startShop({ DATA_DIR: folder });
  const visit = async (path: string) => {
    const answer = await fetch(shop.origin + path, { headers: { accept: 'text/html' } });
    await answer.text();
    return `${path} ${answer.status}`;
  };
  for (let wave = 0; wave < waves; wave++) {
    const opened = paths.slice(wave * visitors, (wave + 1) * visitors);
    expect(await Promise.all(opened.map(visit))).toEqual(opened.map((path) => `${path} 200`));
  }
});
