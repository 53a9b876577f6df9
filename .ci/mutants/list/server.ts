import type { Mutant } from '../mutant.ts';

/** Of the whole shop, the provider that speaks the specification alone, and the examples. */
export const server: readonly Mutant[] = [
  {
    id: 'provider-sets-cookies',
    file: 'apps/server/src/pass-through.ts',
    find: "'set-cookie',",
    replace: '',
    breaks: 'the provider sets cookies on the shop’s own origin',
    tests: ['apps/server/src/pass-through.test.ts'],
  },
  {
    id: 'forms-with-files-uncounted',
    file: 'apps/server/src/page-limit.ts',
    find: "url !== '/*' && config.takesFile !== true",
    replace: "url !== '/*'",
    breaks: 'forms with files are sent without end',
    tests: ['apps/server/src/page-limit.test.ts'],
  },
  {
    id: 'failures-of-other-clients',
    file: 'apps/server/src/browser-failures.ts',
    find: 'request.headers.origin === undefined || ',
    replace: '',
    breaks: 'whoever is no browser fills the log',
    tests: ['apps/server/src/browser-failures.test.ts'],
  },
  {
    id: 'provider-given-up',
    file: 'apps/server/src/restart-policy.ts',
    find: '!hasWorked && ends >= maxExits',
    replace: 'ends >= maxExits',
    breaks: 'a provider that worked before is not started again',
    tests: ['apps/server/src/restart-policy.test.ts'],
  },
  {
    id: 'specification-page-count',
    file: 'apps/provider-spec/src/server.ts',
    find: 'Math.ceil(answer.total / answer.perPage)',
    replace: 'Math.floor(answer.total / answer.perPage)',
    breaks: 'the last page of a list is never asked for',
    tests: ['apps/provider-spec/src/fields.test.ts'],
  },
  {
    id: 'example-order-of-stores',
    file: 'docs/examples/stock-table/main.ts',
    find: 'other.pieces - one.pieces',
    replace: 'one.pieces - other.pieces',
    breaks: 'the example shows the emptiest store first',
    tests: ['apps/server/test/example.test.ts'],
  },
];
