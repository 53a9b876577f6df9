import { expect, test, vi } from 'vitest';
import { attemptDue, attemptEach } from './attempts.ts';

test('one that fails keeps nobody behind it waiting, and is told with its name', async () => {
  const work = vi.fn(async (id: number) => {
    if (id === 2) throw new Error('broken');
  });
  const attempt = attemptEach([1, 2, 3], (id) => `row ${id}`, work);
  await expect(attempt).rejects.toMatchObject({ message: 'could not be dealt with: row 2', errors: [new Error('broken')] });
  expect(work.mock.calls).toEqual([[1], [2], [3]]);
});

test('all that is due is dealt with, part by part; what has failed or is held fills no part a second time', async () => {
  const due = new Set([1, 2, 3, 4, 5, 6, 7]);
  const readDue = async (triedIds: readonly number[]) =>
    [...due]
      .filter((id) => !triedIds.includes(id))
      .slice(0, 2)
      .map((id) => ({ id }));
  const work = vi.fn(async (id: number) => {
    if (id === 1) throw new Error('broken');
    if (id === 2) return false;
    return due.delete(id);
  });
  await expect(attemptDue(readDue, work)).rejects.toThrow('could not be dealt with: 1');
  expect([...due]).toEqual([1, 2]);
  expect(work).toHaveBeenCalledTimes(7);
  due.delete(1);
  due.add(8);
  expect(await attemptDue(readDue, work)).toBe(1);
});
