import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepSecret, readSavedSecret } from '@vitrina/gateway/src/session-secret.ts';
import { buildInfo } from '@vitrina/gateway/src/telemetry.ts';
import { BackupError, dump, engineOf } from '@vitrina/provider/src/platform/database/backup.ts';
import { type Manifest, runCommand } from './command.ts';

/** `npm run backup -- FOLDER`: what cannot be made again, into a new folder: the provider's database and the secret of the first start. */
await runCommand('backup', async ({ folder, configuration, place }) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty; name a new folder for each backup.`);
  if (place !== undefined) await dump(place, folder);
  const secret = readSavedSecret(configuration);
  if (secret !== undefined) keepSecret(folder, secret);
  if (place === undefined && secret === undefined) {
    throw new BackupError(
      'There is nothing to back up here: the database is the provider’s. Run this with the provider’s DATABASE_URL or DATA_DIR.',
    );
  }
  const about: Manifest = { ...buildInfo(), takenAt: new Date().toISOString(), database: place === undefined ? null : engineOf(place) };
  // Written last: a folder without it is half a backup.
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(about, null, 2)}\n`);
  const parts = [about.database === null ? 'no database, which is the provider’s' : `the database (${about.database})`];
  return `${folder}: ${[...parts, secret === undefined ? 'no made secret' : 'the secret of the first start'].join(', ')}`;
});
