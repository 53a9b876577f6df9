import { root } from './command.ts';
import { heading, say, since } from './report.ts';
import { verify } from './verification.ts';

const started = performance.now();
heading('Verify');
const failed = await verify(root);
say(failed === 0 ? `\nAll holds (${since(started)}).` : `\n${failed} ${failed === 1 ? 'check' : 'checks'} failed (${since(started)}).`);
process.exitCode = failed === 0 ? 0 : 1;
