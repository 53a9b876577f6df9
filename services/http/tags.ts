import * as z from 'zod';
import type { Logger } from './logger.ts';
import { type SharedStore, subscribe } from './redis.ts';
import type { RedisPlace } from './redis-connection.ts';

/**
 * When each tag was dropped last. Moments only grow, so it does not matter in which order and how often processes hear of
 * them; nothing has to be found and deleted. The clocks of the machines are taken to agree within a few milliseconds.
 */
export interface Tags {
  /** Now, but later than every drop this process knows of: what is made after a drop is never taken for older than it. */
  moment(): number;
  /** Whether something made at that moment has been dropped since. */
  isDropped(tags: readonly string[], madeAt: number): boolean;
  /** Where Redis keeps them, for a look together with an entry. */
  keys(tags: readonly string[]): string[];
  /** Takes over what stands in Redis. */
  learn(tags: readonly string[], moments: readonly (string | null)[]): void;
  drop(tag: string): Promise<void>;
  close(): void;
}

interface Options {
  store?: SharedStore | undefined;
  redis?: RedisPlace | undefined;
  logger: Logger;
  /** Every tag that a lifetime names. */
  known: readonly string[];
  /** Told of every drop, in this process or another. */
  onDrop: (tag: string) => void;
}

/** Of the channel, and of the keys, which live together. */
const channel = 'dropped';
const nameOf = (tag: string) => `{dropped}:${tag}`;
/** Milliseconds: longer than any entry lives that could be older than the drop. */
const dropRetention = 7 * 24 * 3_600_000;
/** Milliseconds by which the clock of another machine may be ahead; a moment beyond it would drop what is still to come. */
const clockSkew = 60_000;

export function createTags({ store, redis: place, logger, known: knownTags, onDrop }: Options): Tags {
  const moments = new Map<string, number>();
  let latest = 0;
  const next = () => Math.max(Date.now(), latest + 1);

  const keyOf = (tag: string): string => store?.key(nameOf(tag)) ?? '';
  const applyDrop = (tag: string, moment: number) => {
    if (!knownTags.includes(tag) || !(moment > (moments.get(tag) ?? 0)) || moment > Date.now() + clockSkew) return;
    moments.set(tag, moment);
    latest = Math.max(latest, moment);
    onDrop(tag);
  };
  const publishDrop = (tag: string, moment: number) =>
    store?.run((redis) =>
      redis.pipeline().set(keyOf(tag), moment, 'PX', dropRetention).publish(store.key(channel), JSON.stringify({ tag, moment })).exec(),
    );
  const learn = (tags: readonly string[], texts: readonly (string | null)[]) => {
    for (const [at, tag] of tags.entries()) applyDrop(tag, Number(texts[at] ?? 0));
  };
  /** After a break: what was dropped meanwhile, here or elsewhere, is known everywhere again. */
  const catchUp = async () => {
    const texts = await store?.run((redis) => redis.mget(knownTags.map(keyOf)));
    if (texts === undefined) return;
    learn(knownTags, texts);
    for (const [at, tag] of knownTags.entries()) {
      const moment = moments.get(tag) ?? 0;
      if (moment > Number(texts[at] ?? 0)) void publishDrop(tag, moment);
    }
  };
  const listen = (text: string) => {
    const drop = parse(text);
    if (drop !== undefined) applyDrop(drop.tag, drop.moment);
  };
  const stop = place === undefined ? undefined : subscribe(place, channel, listen, () => void catchUp());
  // The two connections come back in any order.
  store?.onReady(() => void catchUp());

  return {
    moment: next,
    isDropped: (tags, madeAt) => tags.some((tag) => madeAt <= (moments.get(tag) ?? 0)),
    keys: (tags) => tags.map(keyOf),
    learn,
    async drop(tag) {
      const moment = next();
      applyDrop(tag, moment);
      const publishReplies = await publishDrop(tag, moment);
      if (store !== undefined && publishReplies === undefined)
        logger.warn({ tag }, 'tag dropped here only; the others hear of it when Redis is back');
    },
    close: () => stop?.(),
  };
}

const message = z.object({ tag: z.string(), moment: z.number() });

/** Nothing when somebody else has said something else. */
function parse(text: string): z.output<typeof message> | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
