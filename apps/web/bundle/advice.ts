import { type Expression, parseSync, Visitor } from 'oxc-parser';

const assertions = new Set(['invariant', 'UNSAFE_invariant']);
const warnings = new Set(['warning', 'warnOnce', 'warningOnce']);
const errors = new Set(['Error', 'TypeError']);

/** Whether it is a sentence written into the code, not one that came from elsewhere. */
const isSentence = ({ type }: { type: string }) => type === 'Literal' || type === 'TemplateLiteral' || type === 'BinaryExpression';

const isCallOf = (names: ReadonlySet<string>, callee: Expression) => callee.type === 'Identifier' && names.has(callee.name);

/**
 * Code of a package without what it tells the developer who uses it wrongly: warnings go, assertions and errors stay without
 * their sentences, components without the names that tools show. React does the same to its own production build.
 */
export function withoutAdvice(file: string, code: string): string {
  const cuts: [start: number, end: number][] = [];
  const pure: number[] = [];
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      const isWarning = expression.type === 'CallExpression' && isCallOf(warnings, expression.callee);
      const isName = expression.type === 'AssignmentExpression' && /^\w+\.displayName$/.test(code.slice(start, expression.left.end));
      // An empty statement stays, since it may be a whole branch.
      if (isWarning || isName) cuts.push([start, end - 1]);
    },
    CallExpression({ callee, arguments: [condition, sentence], start }) {
      if (isCallOf(assertions, callee) && condition !== undefined && sentence !== undefined) cuts.push([condition.end, sentence.end]);
      // Nothing but their name kept these from being left out when nobody imports them.
      if (/^React\$1\.(?:forwardRef|createContext|memo)$/.test(code.slice(callee.start, callee.end))) pure.push(start);
    },
    NewExpression({ callee, arguments: [sentence, ...rest] }) {
      if (rest.length === 0 && isCallOf(errors, callee) && sentence !== undefined && isSentence(sentence)) {
        cuts.push([sentence.start, sentence.end]);
      }
    },
  }).visit(parseSync(file, code).program);
  return edited(code, cuts, pure);
}

/** A text without some of its parts, and with a mark where a call has no effect. */
function edited(code: string, cuts: readonly [start: number, end: number][], pure: readonly number[]): string {
  const edits = [...cuts, ...pure.map((at): [number, number] => [at, at])].sort(([a], [b]) => a - b);
  let text = '';
  let at = 0;
  for (const [start, end] of edits) {
    if (start < at) continue;
    text += code.slice(at, start) + (start === end ? '/* @__PURE__ */ ' : '');
    at = end;
  }
  return text + code.slice(at);
}
