import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type FormFile, maxParts, receiveForm } from './form.ts';

const type = 'multipart/form-data; boundary=x';
const field = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string, fieldName = 'photo') =>
  `--x\r\ncontent-disposition: form-data; name="${fieldName}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${content}\r\n`;
const form = (...parts: string[]) => Readable.from([Buffer.from(`${parts.join('')}--x--\r\n`)]);

/** Takes every file but those that say «no», and notes them. */
function taking() {
  const taken: string[] = [];
  const send = async ({ purpose, name, content }: FormFile) => {
    const text = (await buffer(content)).toString();
    taken.push(`${purpose} ${name} ${text.length}`);
    return text === 'no' ? { fault: 'Файл пуст.' } : { id: String(taken.length) };
  };
  return { taken, send };
}

test('files go on one after the other, and their ids stand in their place', async () => {
  const { taken, send } = taking();
  const large = 'y'.repeat(300_000);
  const { fields } = await receiveForm(
    form(field('purpose', 'review'), field('text', 'Отлично'), file('a.png', large), file('б.png', 'bb'), field('author', 'Пётр')),
    type,
    send,
  );
  expect(taken).toEqual(['review a.png 300000', 'review б.png 2']);
  expect([...fields]).toEqual(
    expect.arrayContaining([
      ['text', 'Отлично'],
      ['author', 'Пётр'],
      ['photo', '1'],
      ['photo', '2'],
    ]),
  );
});

test('a field without a file is none; a file that is not taken leaves its reason, and nothing typed is lost', async () => {
  const { taken, send } = taking();
  const { fields } = await receiveForm(form(file('', ''), file('a.png', 'no'), file('b.png', 'b'), field('text', 'Отлично')), type, send);
  expect(taken).toHaveLength(2);
  expect([fields.get('photoFault'), fields.getAll('photo'), fields.get('text')]).toEqual(['a.png: Файл пуст.', ['2'], 'Отлично']);
});

test('a file that nobody reads to its end does not hold the form up', async () => {
  const send = async () => ({ fault: 'Файлы такого вида не принимаются.' });
  const { fields } = await receiveForm(form(file('a.svg', 'z'.repeat(400_000)), field('text', 'Отлично')), type, send);
  expect(fields.get('text')).toBe('Отлично');
});

test.each(['b', 'z'.repeat(400_000)])('nor does one that is read by its first bytes alone', async (content) => {
  const send = async ({ content }: FormFile) => {
    const pieces = content[Symbol.asyncIterator]();
    await pieces.next();
    // Left there, as by a call that was not made in the end; and let go of.
    if (seen.length > 1) await pieces.return?.();
    seen.push('');
    return { fault: 'Файлы на сайте не принимаем.' };
  };
  const seen: string[] = [];
  const received = await receiveForm(form(...['1', '2', '3', '4'].map((name) => file(name, content)), field('text', 'Да')), type, send);
  expect([received.fields.getAll('photoFault').length, received.fields.get('text')]).toEqual([4, 'Да']);
});

test.each([
  ['no boundary', 'multipart/form-data', form(field('a', '1'))],
  ['half of a form', type, Readable.from([Buffer.from(field('a', '1')), Buffer.from(file('a.png', 'y').slice(0, -4))])],
  ['more than a form has', type, form(...Array.from({ length: 10 }, (_, at) => field(`f${at}`, 'x'.repeat(maxParts.field - 1))))],
])('%s is refused', async (_, contentType, body) => {
  await expect(receiveForm(body, contentType, taking().send)).rejects.toMatchObject({ statusCode: 400 });
});

test('places in which nothing was chosen are no files, and a sixth file is one too many', async () => {
  const empty = `--x\r\ncontent-disposition: form-data; name="passport"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`;
  const parts = [...Array.from({ length: 7 }, () => empty), ...Array.from({ length: 6 }, (_, at) => file(`${at}.png`, 'a', 'photo'))];
  const send = async ({ name, content }: FormFile) => {
    await buffer(content);
    return { id: name };
  };
  const { fields } = await receiveForm(Readable.from([`${parts.join('')}--x--\r\n`]), type, send);
  expect(fields.getAll('photo')).toEqual(['0.png', '1.png', '2.png', '3.png', '4.png']);
  expect(fields.getAll('photoFault')).toEqual(['Не больше 5 файлов за один раз.']);
});

test('a file that cannot be sent on once the form has broken off is no failure that nobody waits for', async () => {
  const sending = Promise.withResolvers<never>();
  const begun = Promise.withResolvers<void>();
  const send = () => {
    begun.resolve();
    return sending.promise;
  };
  async function* half() {
    yield Buffer.from(file('a.png', 'y'.repeat(100_000)).slice(0, -4));
    await begun.promise;
    throw new Error('The connection is gone.');
  }
  await expect(receiveForm(Readable.from(half()), type, send)).rejects.toThrow('Форма не дошла до конца.');
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  sending.reject(new Error('The visitor has gone.'));
  // Node tells of them when all that follows from a failure has been done.
  await setImmediate();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('all papers of a repair go in one form; what has another purpose takes five files', async () => {
  const sentOf = async (purpose: string) => {
    const parts = [field('purpose', purpose), ...Array.from({ length: 12 }, (_, at) => file(`${at}.png`, 'a', 'paper'))];
    const send = async ({ name, content }: FormFile) => {
      await buffer(content);
      return { id: name };
    };
    const { fields } = await receiveForm(Readable.from([`${parts.join('')}--x--\r\n`]), type, send);
    return [fields.getAll('paper').length, fields.getAll('photoFault')];
  };
  expect(await sentOf('repair')).toEqual([12, []]);
  expect(await sentOf('comment')).toEqual([5, ['Не больше 5 файлов за один раз.']]);
});
