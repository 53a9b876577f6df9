import { expect, test } from 'vitest';
import { withoutAdvice } from './advice.ts';

const said = (code: string) => withoutAdvice('module.js', code);

test('an assertion keeps its condition and loses its sentence', () => {
  expect(said('invariant(a(b, "c"), "No " + e(d));')).toBe('invariant(a(b, "c"));');
  expect(said('UNSAFE_invariant(a, "b")')).toBe('UNSAFE_invariant(a)');
});

test('a warning goes, and a branch that holds nothing else stays a branch', () => {
  expect(said('if (a) warning(b, "c"); else d();')).toBe('if (a) ; else d();');
  expect(said('warnOnce(!a, "b");c();')).toBe(';c();');
});

test('an error loses the sentence that the code wrote, not one that came from elsewhere', () => {
  expect(said('throw new Error("a" + b);')).toBe('throw new Error();');
  expect(said('throw new Error(message);')).toBe('throw new Error(message);');
  expect(said('throw new Error("a", { cause });')).toBe('throw new Error("a", { cause });');
  expect(said('throw new ErrorResponseImpl(404, "a");')).toBe('throw new ErrorResponseImpl(404, "a");');
});

test('a component that nobody imports can be left out', () => {
  expect(said('const A = React$1.forwardRef(f);\nA.displayName = "A";')).toBe('const A = /* @__PURE__ */ React$1.forwardRef(f);\n;');
});
