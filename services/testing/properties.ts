import fc from 'fast-check';
import { isLongRun } from './long-run.ts';

// The same values every time, so that a change and not chance breaks a property; the long run has others, and fast-check names the
// seed of what fails.
if (!isLongRun) fc.configureGlobal({ seed: 27 });
