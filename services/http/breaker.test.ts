import { beforeEach, describe, expect, test } from 'vitest';
import { failure } from '../testing/engine.ts';
import { type Breaker, type BreakerState, createBreaker } from './breaker.ts';
import { ProviderError } from './provider-error.ts';

/** Milliseconds. */
let now: number;
let states: BreakerState[];
let attemptCount: number;
let breaker: Breaker;

beforeEach(() => {
  now = 0;
  states = [];
  attemptCount = 0;
  breaker = createBreaker(
    () => now,
    (state) => states.push(state),
  );
});

const timeout = new ProviderError('timeout', 'x.y');
const answer = (status: number) => new ProviderError('unavailable', 'x.y', { status });

let clients = 0;
/** Somebody new, unless it is said who. */
const run = <T>(call: () => Promise<T>, client: readonly string[] = [`address ${++clients}`], waitTimeout = 10_000) =>
  breaker.run({ endpoint: 'x.y', client, end: performance.now() + waitTimeout }, () => {
    attemptCount += 1;
    return call();
  });
const fail = (error: ProviderError, client?: readonly string[]) => failure(run(() => Promise.reject(error), client));
const succeed = () => run(() => Promise.resolve('well'));
const open = async () => {
  for (let call = 0; call < 8; call++) await fail(timeout);
  expect(breaker.state).toBe('open');
  attemptCount = 0;
};
/** A call under way, and how it ends. */
const startCall = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { ended: run(() => promise), resolve, reject };
};

describe('opens', () => {
  test.each([timeout, answer(0), answer(502), answer(503), answer(504)])('after eight in a row: %s', async (error) => {
    for (let call = 0; call < 7; call++) await fail(error);
    expect(breaker.state).toBe('closed');
    await fail(error);
    expect((await fail(error)).message).toBe('The circuit is open.');
    expect(attemptCount).toBe(8);
  });

  test('not after a row that an answer has ended, also a refusal', async () => {
    for (let call = 0; call < 7; call++) await fail(timeout);
    await fail(new ProviderError('refused', 'x.y', { status: 404 }));
    for (let call = 0; call < 7; call++) await fail(timeout);
    expect(breaker.state).toBe('closed');
  });

  test('not because of a 500, which is an answer and ends no row either', async () => {
    for (let call = 0; call < 20; call++) await fail(answer(500));
    expect(breaker.state).toBe('closed');
    for (let call = 0; call < 8; call++) {
      await fail(timeout);
      if (call < 7) await fail(answer(500));
    }
    expect(breaker.state).toBe('open');
  });

  test('not because of one client, or two, however many calls they send and whatever sessions they make up', async () => {
    const names = (call: number) => [`session ${call}`, `address ${call % 2}`];
    await Promise.all(Array.from({ length: 48 }, (_, call) => fail(timeout, names(call))));
    await Promise.all(Array.from({ length: 48 }, (_, call) => fail(timeout, ['session 1', `address of a balancer ${call}`])));
    expect(breaker.state).toBe('closed');
    await fail(timeout);
    expect(breaker.state).toBe('open');
  });
});

describe('when it has rested', () => {
  beforeEach(async () => {
    await open();
    now += 3_000;
  });

  test('one call goes, the others wait for it and go then', async () => {
    const probe = startCall();
    const others = Array.from({ length: 11 }, succeed);
    await Promise.resolve();
    expect([attemptCount, breaker.state]).toEqual([1, 'half-open']);
    probe.resolve('back');
    expect(await Promise.all([probe.ended, ...others])).toEqual(['back', ...others.map(() => 'well')]);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  test('the others fail unsent when it fails', async () => {
    const probe = startCall();
    const other = failure(succeed());
    probe.reject(timeout);
    await failure(probe.ended);
    expect([(await other).message, attemptCount, breaker.state]).toEqual(['The circuit is open.', 1, 'open']);
  });

  test('nobody waits longer than he has time', async () => {
    const probe = startCall();
    const hasty = await failure(run(() => Promise.resolve('well'), undefined, 20));
    expect([hasty.kind, attemptCount]).toEqual(['timeout', 1]);
    probe.resolve('back');
    await probe.ended;
    expect(await succeed()).toBe('well');
  });

  test('the next one goes when the client of the first has left', async () => {
    const probe = startCall();
    const others = [succeed(), succeed()];
    probe.reject(new ProviderError('aborted', 'x.y'));
    await failure(probe.ended);
    expect(await Promise.all(others)).toEqual(['well', 'well']);
    expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
  });

  test('a 500 is an answer', async () => {
    await fail(answer(500));
    expect(breaker.state).toBe('closed');
  });
});

test('what was sent before it opened says nothing of the one call that goes after the rest', async () => {
  const late = [startCall(), startCall()];
  await open();
  now += 3_000;
  const probe = startCall();
  late[0]?.reject(timeout);
  await failure(late[0]?.ended ?? Promise.resolve());
  expect(breaker.state).toBe('half-open');
  late[1]?.resolve('an answer all the same');
  await late[1]?.ended;
  expect(breaker.state).toBe('closed');
  probe.reject(timeout);
  await failure(probe.ended);
  expect(breaker.state).toBe('closed');
});
