import { describe, expect, test } from 'vitest';
import { checked } from './count.ts';
import { count as journeys } from './end-to-end.ts';
import { count as units } from './unit.ts';

const passing = { passed: 2, failed: 0, failures: [] };

describe('a stage', () => {
  test('that ran well is taken as it is', () => expect(checked(passing, 0, '')).toEqual(passing));
  test('that ended badly has failed', () => expect(checked(passing, 1, 'Unhandled error')).toMatchObject({ passed: 2, failed: 1 }));
  test('in which nothing ran has failed', () => expect(checked({ ...passing, passed: 0 }, 0, '')).toMatchObject({ failed: 1 }));
  test('says its failures once', () => expect(checked({ passed: 1, failed: 2, failures: ['a', 'b'] }, 1, '')).toMatchObject({ failed: 2 }));
});

test('vitest: skipped tests and files that do not load are failures', () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: '/room/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'divides', failureMessages: ['by zero\n    at a'] },
          { status: 'pending', fullName: 'multiplies' },
          { status: 'todo', fullName: 'subtracts' },
        ],
      },
      { name: '/room/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  const { passed, failed, failures } = units(json, '/room');
  expect({ passed, failed }).toEqual({ passed: 1, failed: 4 });
  expect(failures[0]).toContain('a.test.ts › divides: failed\n  by zero');
  expect(failures[3]).toContain('b.test.ts\n  no such module');
});

test('Playwright: only what passed at the first try has passed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'buy.test.ts',
    tests: [{ status, projectName: 'phone', results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });
  const json = JSON.stringify({
    errors: [{ message: 'The shop did not start.' }],
    suites: [
      {
        title: 'buy.test.ts',
        specs: [spec('opens', 'expected'), spec('pays', 'unexpected', '\u001b[31mno button\u001b[39m')],
        suites: [{ title: 'as a guest', specs: [spec('leaves', 'skipped'), spec('returns', 'flaky')] }],
      },
    ],
  });
  const { passed, failed, failures } = journeys(json);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 4 });
  expect(failures).toContain('phone › buy.test.ts › pays: unexpected\n  no button');
  expect(failures).toContain('phone › buy.test.ts › as a guest › leaves: skipped');
});
