import { expect, test } from 'vitest';
import { originLine } from './origin.ts';

const fresh = { isUsed: false, isDemo: false, isMarkdown: false, markdownGrade: null, supplierId: null };

test.each([
  [fresh, null],
  [{ ...fresh, isMarkdown: true, isUsed: true, markdownGrade: 'хорошее' }, 'Б/у, состояние: хорошее'],
  [{ ...fresh, isMarkdown: true, isDemo: true }, 'Витринный образец'],
  [{ ...fresh, isMarkdown: true }, 'Уценка'],
  [{ ...fresh, markdownGrade: 'отличное' }, 'Состояние: отличное'],
  [{ ...fresh, supplierId: '7' }, 'Продаёт партнёр'],
  [{ ...fresh, isUsed: true, supplierId: '7' }, 'Б/у, продаёт партнёр'],
])('%o', (piece, line) => {
  expect(originLine(piece)).toBe(line);
});
