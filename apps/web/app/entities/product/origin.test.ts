import { expect, test } from 'vitest';
import { originLine } from './origin.ts';

const fresh = { isUsed: false, isDemo: false, isMarkdown: false, markdownGrade: null, supplierId: null };

test.each([
  [fresh, ''],
  [{ ...fresh, isMarkdown: true, isUsed: true, markdownGrade: 'хорошее' }, 'б/у, состояние: хорошее'],
  [{ ...fresh, isMarkdown: true, isDemo: true }, 'витринный образец'],
  [{ ...fresh, isMarkdown: true }, 'уценка'],
  [{ ...fresh, markdownGrade: 'отличное' }, 'состояние: отличное'],
  [{ ...fresh, supplierId: '7' }, 'продаёт партнёр'],
  [{ ...fresh, isUsed: true, supplierId: '7' }, 'б/у, продаёт партнёр'],
])('%o', (piece, line) => {
  expect(originLine(piece)).toBe(line);
});
