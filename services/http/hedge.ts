import type { RawAnswer } from './answer.ts';
import type { LatencyTracker } from './latency-tracker.ts';
import type { Sending } from './send.ts';

/** Milliseconds: below this a second attempt gains nothing that a shopper would notice. */
const minDelay = 50;
/** Of the deadline: later than this a second attempt would come too late. */
const maxDelayShare = 1 / 3;

export interface Hedge {
  latency: LatencyTracker;
  /** Milliseconds that the call may take by its declaration. */
  deadline: number;
  /** Nothing is sent twice to a provider in trouble. */
  isCalm: () => boolean;
  /** Which of two attempts was answered first. */
  onOutcome: (outcome: 'won' | 'lost') => void;
}

/**
 * Sends a second time what takes longer than it nearly always does; the first answer counts, the other attempt is abandoned.
 * `sendOnce` sends once and gives up after so many milliseconds.
 */
export function sendHedged(sendOnce: (milliseconds: number) => Sending, milliseconds: number, hedge: Hedge): Sending {
  const { latency, deadline, isCalm, onOutcome } = hedge;
  latency.save();
  const slow = latency.slow();
  const first = sendOnce(milliseconds);
  if (slow === undefined) return first;
  const delay = Math.min(Math.max(minDelay, Math.ceil(slow)), deadline * maxDelayShare);
  if (delay >= milliseconds) return first;

  let second: Sending | undefined;
  const { promise, resolve } = Promise.withResolvers<RawAnswer>();
  let isOver = false;
  const sendAgain = () => {
    if (isOver || !isCalm() || !latency.spend()) return;
    second = sendOnce(milliseconds - delay);
    resolve(firstAnswer(first, second, onOutcome));
  };
  // A busy process is late itself: what has arrived meanwhile is read first.
  const timer = setTimeout(() => setImmediate(sendAgain), delay);
  const alone = (answer: RawAnswer | PromiseLike<RawAnswer>) => {
    isOver = true;
    clearTimeout(timer);
    // Once there are two, `firstAnswer` decides.
    if (second === undefined) resolve(answer);
  };
  first.answer.then(alone, () => alone(first.answer));
  return {
    answer: promise,
    abandon() {
      isOver = true;
      clearTimeout(timer);
      first.abandon();
      second?.abandon();
    },
  };
}

/** An answer that says «not now» wins only over nothing. */
function firstAnswer(first: Sending, second: Sending, onOutcome: Hedge['onOutcome']): Promise<RawAnswer> {
  const good = ({ answer }: Sending) => answer.then((raw) => (raw.status < 500 ? raw : Promise.reject(raw)));
  const take = (sending: Sending, other: Sending, outcome: 'won' | 'lost') =>
    good(sending).then((raw) => {
      other.abandon();
      return { raw, outcome };
    });
  return Promise.any([take(first, second, 'lost'), take(second, first, 'won')]).then(
    ({ raw, outcome }) => {
      onOutcome(outcome);
      return raw;
    },
    () => {
      onOutcome('lost');
      return first.answer;
    },
  );
}
