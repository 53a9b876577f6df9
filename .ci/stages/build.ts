import { runEverywhere } from '../command.ts';
import { type Count, oneFailed } from './count.ts';

/** Builds what is stale; undefined when it went well. */
export async function buildStale(): Promise<Count | undefined> {
  const { code, output } = await runEverywhere('build');
  return code === 0 ? undefined : oneFailed(output.trim().split('\n').slice(-30).join('\n'));
}
