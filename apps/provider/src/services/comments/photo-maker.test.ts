import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Photo } from '../../catalogue/media/photo-format.ts';
import { CallerGoneError } from '../../platform/database/errors.ts';
import { refusal } from '../../platform/testing/refusal.ts';
import { createPhotoMaker } from './photo-maker.ts';

const here = new AbortController().signal;
const from = (client: string, signal = here) => ({ client, signal });
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a6' } });

/** Makes nothing until it is let: what is being made is seen, and ended by hand. */
function slowMaker() {
  const startedJobs: (() => void)[] = [];
  const maker = createPhotoMaker(() => {
    const { promise, resolve } = Promise.withResolvers<Photo>();
    startedJobs.push(() => resolve({ large: Buffer.from('l'), small: Buffer.from('s') }));
    return promise;
  });
  return { maker, begun: startedJobs };
}

let small: Buffer;
beforeAll(async () => {
  small = await plain(20, 10).jpeg().toBuffer();
});

test('both sizes come of one reading, in another process', async () => {
  const { large, small: list } = await createPhotoMaker().make(await plain(2400, 1200).png().toBuffer(), from('a'));
  const sizes = await Promise.all([large, list].map(async (bytes) => sharp(bytes).metadata()));
  expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
    [1600, 800, 'webp'],
    [320, 160, 'webp'],
  ]);
});

test('what is too large by its head, or has to be held whole and is large, is refused unread', async () => {
  const { maker, begun: startedJobs } = slowMaker();
  const files = [
    plain(7_740, 7_740).png({ progressive: true }),
    plain(7_740, 4_000).png(),
    plain(4_000, 3_100).jpeg({ progressive: true }),
    plain(4_000, 3_100).webp(),
  ];
  for (const file of files) {
    const error = await refusal(maker.make(await file.toBuffer(), from('a')));
    expect(error).toMatchObject({ status: 422, errors: { body: [expect.stringContaining('слишком большая')] } });
  }
  expect(startedJobs).toEqual([]);
});

test('one is made at a time; a short queue waits, fewer of one client, and whoever comes after is told when to try again', async () => {
  const { maker, begun: startedJobs } = slowMaker();
  const answers = Array.from({ length: 40 }, () => maker.make(small, from('one')).catch((error: unknown) => error));
  const others = Array.from({ length: 40 }, (_, at) => maker.make(small, from(`other ${at}`)).catch((error: unknown) => error));
  const all = [...answers, ...others];
  const readErrors = () => Promise.all(all.map((each) => Promise.race([each, undefined])));
  await expect.poll(async () => (await readErrors()).filter((each) => each !== undefined).length).toBe(80 - 13);
  expect(startedJobs).toHaveLength(1);
  expect((await readErrors()).find((each) => each !== undefined)).toMatchObject({ status: 503, details: { retryAfter: 10 } });
  // Of one client only so many wait; the rest of the places were others'.
  expect(
    (await Promise.all(answers.map((each) => Promise.race([each, undefined])))).filter((each) => each === undefined).length,
  ).toBeLessThan(8);
  for (let at = 0; at < 13; at += 1) {
    await expect.poll(() => startedJobs.length).toBe(at + 1);
    startedJobs[at]?.();
  }
  expect((await Promise.all(all)).filter((each) => each instanceof Error)).toHaveLength(80 - 13);
});

test('whoever has gone leaves the queue to others, and what is being made for him ends', async () => {
  const { maker, begun: startedJobs } = slowMaker();
  const first = maker.make(small, from('a'));
  await expect.poll(() => startedJobs.length).toBe(1);
  const controller = new AbortController();
  const waiting = Array.from({ length: 7 }, () => maker.make(small, from('b', controller.signal)));
  const results = Promise.allSettled(waiting);
  // Six wait once the seventh is refused.
  await expect(Promise.race(waiting)).rejects.toMatchObject({ status: 503 });
  controller.abort();
  const next = maker.make(small, from('b'));
  startedJobs[0]?.();
  await first;
  const reasons = (await results).map((each) => (each.status === 'rejected' ? each.reason : undefined));
  expect(reasons.filter((each) => each instanceof CallerGoneError)).toHaveLength(6);
  await expect.poll(() => startedJobs.length).toBe(2);
  startedJobs[1]?.();
  expect((await next).large).toEqual(Buffer.from('l'));

  const leaving = new AbortController();
  const making = createPhotoMaker().make(await plain(5_000, 5_000).jpeg().toBuffer(), from('c', leaving.signal));
  setImmediate(() => leaving.abort());
  await expect(making).rejects.toThrow(CallerGoneError);
});
