import { describe, expect, test } from 'vitest';
import { faultOf, readUploadResult } from '../../features/repair/upload.ts';
import { visit } from '../../testing/visit.ts';
import { action } from './files.ts';

test.each([
  [10 * 1024 * 1024, 'image/png', null],
  [10 * 1024 * 1024 + 1, 'image/png', 'Файл больше 10\u00a0МБ.'],
  [0, 'image/png', 'Файл пустой.'],
  [1, 'application/pdf', null],
  [1, '', null],
  [1, 'text/html', 'Такие файлы не подходят: нужны JPEG, PNG, WebP, HEIC или PDF.'],
])('a file of %i bytes and the type «%s» is refused at once with: %s', (size, type, fault) => {
  expect(faultOf({ size, type })).toBe(fault);
});

describe('what has become of a file', () => {
  const post = async (fields: Record<string, string>) => {
    const { context } = visit();
    const request = new Request('http://shop.example/repair/files', { method: 'POST', body: new URLSearchParams(fields) });
    const answer = await action({ context, request, url: new URL(request.url), params: {}, pattern: '/repair/files' });
    return readUploadResult(answer.status, await answer.text());
  };

  test('is its id, or why it was not taken', async () => {
    expect(await post({ purpose: 'repair', file: '17' })).toEqual({ id: '17' });
    expect(await post({ purpose: 'repair', fileFault: 'чек.exe: Такие файлы не принимаются.' })).toEqual({
      fault: 'чек.exe: Такие файлы не принимаются.',
    });
    expect(await post({})).toEqual({ fault: 'Файл не выбран.' });
  });

  test('is said in words when something else has answered', () => {
    const words = { fault: 'Файл не загрузился. Проверьте связь и выберите его ещё раз.' };
    expect([
      readUploadResult(502, '<html>'),
      readUploadResult(500, '{"id":"1"}'),
      readUploadResult(200, '{}'),
      readUploadResult(200, 'null'),
    ]).toEqual([words, words, words, words]);
  });
});
