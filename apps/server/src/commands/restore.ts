import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepSecret, readSavedSecret } from '@vitrina/gateway/src/session-secret.ts';
import { BackupError, engineOf, load } from '@vitrina/provider/src/platform/database/backup.ts';
import { type Manifest, manifest, runCommand } from './command.ts';

/** `npm run restore -- FOLDER`: brings a backup into an empty place, which the environment names as for the shop itself. */
await runCommand('restore', async ({ folder, configuration, place }) => {
  const { database, takenAt } = await readManifest(folder);
  if (database !== null && place === undefined) throw new BackupError('The backup has a database: leave out PROVIDER_API_URL.');
  if (database !== null && place !== undefined && engineOf(place) !== database) {
    const hint = database === 'postgres' ? 'set DATABASE_URL to an empty database' : 'leave out DATABASE_URL';
    throw new BackupError(`The backup is of another kind of database (${database}): ${hint}.`);
  }
  const secret = readSavedSecret({ DATA_DIR: folder });
  if (secret !== undefined && readSavedSecret(configuration) !== undefined) {
    throw new BackupError(`${configuration.DATA_DIR} has a secret already; restore into an empty folder.`);
  }
  if (database !== null && place !== undefined) await load(place, folder);
  if (secret !== undefined) keepSecret(configuration.DATA_DIR, secret);
  return `restored what was kept at ${takenAt}`;
});

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')));
  } catch {
    throw new BackupError(`${folder} holds no whole backup: its backup.json is missing.`);
  }
}
