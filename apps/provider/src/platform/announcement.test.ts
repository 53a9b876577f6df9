import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';

test('what is announced is heard in order, and one failure ends it', async () => {
  const event = announcement<[number]>('something happens');
  const calls: string[] = [];
  event.heardBy(
    async (number) => void calls.push(`first ${number}`),
    async (number) => void calls.push(`second ${number}`),
    () => Promise.reject(new Error('no')),
    async () => void calls.push('never'),
  );
  await expect(event.announce(7)).rejects.toThrow('no');
  expect(calls).toEqual(['first 7', 'second 7']);
});

test('an announcement that nothing was tied to fails, and is tied once', async () => {
  const event = announcement<[]>('something happens');
  await expect(event.announce()).rejects.toThrow('import listeners.ts');
  event.heardBy();
  expect(() => event.heardBy()).toThrow('already');
  await event.announce();
});
