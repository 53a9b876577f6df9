import { expect, test } from 'vitest';
import { countOf, sumOf } from './count.ts';

const vitest = (inner = '') => `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="4" failures="0" errors="0" time="0.04">
    <testsuite name="a.test.ts" timestamp="2026-01-01" tests="4" failures="0" errors="0" skipped="0" time="0.03">${inner}</testsuite>
</testsuites>`;
const playwright = '<testsuites id="" name="" tests="9" failures="2" skipped="0" errors="1" time="60.1">\n</testsuites>';

test('what passed is counted', () => expect(countOf(vitest())).toEqual({ passed: 4, failed: 0 }));
test('what was skipped has failed', () => expect(countOf(vitest('<testcase><skipped/></testcase>'))).toEqual({ passed: 3, failed: 1 }));
test('failures and errors have failed', () => expect(countOf(playwright, 1)).toEqual({ passed: 6, failed: 3 }));
test('a suite that ended badly has failed', () => expect(countOf(vitest(), 1)).toEqual({ passed: 4, failed: 1 }));
test('one that ran nothing has failed', () => expect(countOf('<testsuites tests="0" failures="0">')).toEqual({ passed: 0, failed: 1 }));
test('one without a report has failed', () => expect(countOf(undefined)).toEqual({ passed: 0, failed: 1 }));
test('sums', () => expect(sumOf([countOf(vitest()), countOf(playwright)])).toEqual({ passed: 10, failed: 3 }));
