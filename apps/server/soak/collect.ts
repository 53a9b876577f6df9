import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded before the shop: on SIGUSR2 it collects its garbage, so that memory that is only late is not taken for a leak. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => {
  // What the first round lets go of, finalizers free; the second takes it.
  collect();
  setImmediate(collect);
});
