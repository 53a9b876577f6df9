import { type RawAnswer, readAnswer } from './answer.ts';
import type { Plan } from './plan.ts';

/** What is kept of an answer. Moments are milliseconds of the clock on the wall, since processes share them. */
export interface Entry {
  /** Undefined until it is asked for again: most answers never are. */
  value: unknown;
  /** As it came; gone once it has been read. */
  raw: RawAnswer | undefined;
  /** Length of its JSON. */
  readonly bytes: number;
  /** When its fetch began: what is dropped later than that drops it. */
  readonly madeAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** After a failed refresh nobody tries again before this moment. */
  retryAt: number;
}

/** Entries, bounded by number and by the length of their JSON together; what nobody has used for long goes first. */
export interface Memory {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  delete(key: string): void;
  size(): { entries: number; bytes: number };
}

interface MemorySlot {
  entry: Entry;
  /** Since the hand passed it last. */
  isUsed: boolean;
}

/**
 * SIEVE (Zhang and others, NSDI 2024): a hand goes round from the oldest entry to the newest and takes out what was not used
 * since it came by. A look-up only sets a mark; an LRU over a map would move the entry, which costs more than the look-up.
 */
export function createMemory(limits: { entries: number; bytes: number }): Memory {
  const entries = new Map<string, MemorySlot>();
  let hand = entries.entries();
  let bytes = 0;

  const remove = (key: string) => {
    bytes -= entries.get(key)?.entry.bytes ?? 0;
    entries.delete(key);
  };
  const removeOne = () => {
    for (;;) {
      const { value: at, done } = hand.next();
      if (done) hand = entries.entries();
      else if (at[1].isUsed) at[1].isUsed = false;
      else return remove(at[0]);
    }
  };
  return {
    get(key) {
      const slot = entries.get(key);
      if (slot === undefined) return undefined;
      slot.isUsed = true;
      return slot.entry;
    },
    set(key, entry) {
      const wasUsed = entries.has(key);
      remove(key);
      // Too large to be kept beside anything else.
      if (entry.bytes > limits.bytes / 4) return;
      while (entries.size > 0 && (entries.size >= limits.entries || bytes + entry.bytes > limits.bytes)) removeOne();
      entries.set(key, { entry, isUsed: wasUsed });
      bytes += entry.bytes;
    },
    delete: remove,
    size: () => ({ entries: entries.size, bytes }),
  };
}

/** The entry with its value. */
export function readEntry(entry: Entry, plan: Plan): Entry {
  if (entry.raw !== undefined) {
    entry.value = readAnswer(plan, entry.raw, ignoreDropped);
    entry.raw = undefined;
  }
  return entry;
}

/** Items that were left out were counted when the answer came. */
const ignoreDropped = () => undefined;
