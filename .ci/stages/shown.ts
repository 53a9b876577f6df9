import { heading } from '../report.ts';
import { findServices } from '../services/found.ts';
import { buildStale } from './build.ts';
import { told } from './told.ts';

/** Starts what tests need and builds what is stale where they need that, then does the work; resolves to the exit code. */
export async function shown(needsBuild: boolean, work: (env: NodeJS.ProcessEnv) => Promise<number>): Promise<number> {
  heading('Services');
  const services = await findServices();
  try {
    if (services.missing > 0) return 1;
    if (needsBuild) {
      heading('Build');
      if ((await told('everything', 'done', buildStale)) !== undefined) return 1;
    }
    return await work(services.env);
  } finally {
    await services.stop();
  }
}
