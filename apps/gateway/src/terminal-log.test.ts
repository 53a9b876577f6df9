import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { lineOf, terminalLog } from './terminal-log.ts';

it.each([
  [{ level: 'info', msg: 'request', method: 'GET', path: '/cart', status: 200, milliseconds: 12, traceId: 't' }, 'GET /cart 200 12 ms'],
  [
    { level: 'warn', msg: 'provider call failed', endpoint: 'auth.login', kind: 'timeout', traceId: 't' },
    'provider call failed  endpoint=auth.login  kind=timeout  traceId=t',
  ],
  [{ level: 'error', msg: 'failed', err: { type: 'TypeError', message: 'no', stack: '    at x' } }, 'failed\nTypeError: no\n    at x'],
])('%j', (line, shownLine) => {
  expect(lineOf(line)).toBe(shownLine);
});

it('a line of the log comes with its time and level, and what is no JSON comes as it is', async () => {
  let text = '';
  const output = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  const log = terminalLog(output);
  log.write('{"level":"warn","time":"2026-03-01T12:00:00.000Z","service":"provider","msg":"the database does not answer"}\n');
  log.write('plain\n');
  await expect.poll(() => stripVTControlCharacters(text)).toMatch(/^\[\d\d:00:00\] WARN: the database does not answer\nplain\n$/);
});
