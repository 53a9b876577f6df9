import { expect, test } from 'vitest';
import { faultsIn } from './report.ts';

test('faults of types stand first, with what belongs to them and without what nx says', () => {
  const output = `
 NX   Running target typecheck for 2 projects:

- ci
- @vitrina/web


> nx run @vitrina/web:typecheck

> @vitrina/web@ typecheck
> tsc -p .

(node:4711) Warning: The 'NO_COLOR' env is ignored due to the 'FORCE_COLOR' env being set.
(Use \`node --trace-warnings ...\` to show where the warning was created)
Files: 2 of 2
app/root.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'Crumb'.
  Type 'string' has no properties in common with type 'Crumb'.
npm error Lifecycle script \`typecheck\` failed with error:
Warning: command "tsc -p .ci" exited with non-zero status code

 NX   Running target typecheck for 2 projects failed

Failed tasks:

- @vitrina/web:typecheck

  Run duration:      2m 24s
  Critical path:     2m 24s (1 task)

  Recommendations:
    - Speed up or split the longest tasks on the critical path:
        ci:typecheck    2m 24s
`;
  expect(faultsIn(output)).toEqual([
    "app/root.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'Crumb'.",
    "  Type 'string' has no properties in common with type 'Crumb'.",
    'Files: 2 of 2',
  ]);
});

test('the cause of a build that fails stands before its progress and without its stack', () => {
  const output = `
> nx run @vitrina/web:build

> react-router build

vite v8.1.0 building client environment for production...
✓ 12 modules transformed.
[@tailwindcss/vite:generate:build] Could not resolve value for theme function: \`theme(--breakpoint-md)\`.
file: /shop/apps/web/app/features/courses/courses.css
    at resolveValue (/shop/node_modules/tailwindcss/dist/lib.js:9:11)
    at async build (file:///shop/node_modules/rolldown/dist/build.js:3:4)

 NX   Running target build for project @vitrina/web failed
`;
  const [cause, ...rest] = faultsIn(output);
  expect(cause).toContain('Could not resolve value for theme function');
  expect(rest).toEqual([
    'vite v8.1.0 building client environment for production...',
    '✓ 12 modules transformed.',
    'file: /shop/apps/web/app/features/courses/courses.css',
  ]);
});
