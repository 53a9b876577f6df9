import { type Configuration, configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { BackupError, type Place } from '@vitrina/provider/src/platform/database/backup.ts';
import { LockedError } from '@vitrina/provider/src/platform/database/lock.ts';
import * as z from 'zod';

/** What stands in `backup.json` beside the copies. */
export const manifest = z.object({
  version: z.string(),
  revision: z.string(),
  takenAt: z.string(),
  /** Null where the provider is a company's, which keeps its own. */
  database: z.enum(['postgres', 'pglite']).nullable(),
});
export type Manifest = z.output<typeof manifest>;

interface CommandInput {
  folder: string;
  configuration: Configuration;
  /** The reference provider's database; undefined beside a company's provider. */
  place: Place | undefined;
}

/** Runs a command on the folder that is named; what the operator can mend is one line and exit code 1. */
export async function runCommand(name: string, work: (input: CommandInput) => Promise<string>): Promise<void> {
  const [folder] = process.argv.slice(2);
  const configuration = configurationOrExit();
  const { PROVIDER_API_URL, DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = configuration;
  try {
    if (folder === undefined) throw new BackupError(`Usage: npm run ${name} -- FOLDER`);
    process.stdout.write(
      `${await work({ folder, configuration, place: PROVIDER_API_URL === undefined ? { databaseUrl, dataDir } : undefined })}\n`,
    );
  } catch (error) {
    const isForOperator = error instanceof BackupError || error instanceof LockedError;
    process.stderr.write(`${isForOperator ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  }
}
