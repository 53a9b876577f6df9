import { expect } from 'vitest';
import type { RedisPlace } from '../http/redis-connection.ts';
import { brand, callerOf, type Engine, openEngine } from './engine.ts';
import { json, startUpstream, type Upstream } from './upstream.ts';

const tokens = { access_token: 'fresh', refresh_token: 'next', expires_in: 900, refresh_expires_in: 3_600 };
const profile = { id: 1, first_name: 'Анна', last_name: null, birthdate: null, sex: null, phone: null, email: null, new_email: null };

/** Twenty answers under keys of their own: in a cluster they lie on every node. */
export const pages = Array.from({ length: 20 }, (_, index) => index + 1);

export const askBrands = ({ provider }: Engine, page: number) => provider.callsFor(callerOf()).products.brands({ query: { page } });
export const askAll = (engine: Engine) => Promise.all(pages.map((page) => askBrands(engine, page)));

/** Processes of a shop in twos before one provider, which share a Redis. */
export class TwoProcesses {
  readonly #upstream: Upstream;
  readonly #engines: Engine[] = [];
  readonly #closing: (() => Promise<void>)[] = [];

  private constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  static async start(): Promise<TwoProcesses> {
    const upstream = await startUpstream((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
      if (pathname.endsWith('/refresh-token')) return json(response, tokens);
      if (pathname === '/v2/brands') return json(response, [brand(Number(searchParams.get('page')))]);
      if (request.headers.authorization === 'Bearer expired') return json(response, { status: 401, code: 'x', message: '' }, 401);
      return json(response, { ...profile, is_confirmed_email: true });
    });
    return new TwoProcesses(upstream);
  }

  /** Closed at the end, after the processes. */
  atTheEnd(close: () => Promise<void>): void {
    this.#closing.push(close);
  }

  async at(place: RedisPlace): Promise<[Engine, Engine]> {
    const both: [Engine, Engine] = [openEngine(this.#upstream.origin, place), openEngine(this.#upstream.origin, place)];
    this.#engines.push(...both);
    await Promise.all(both.map((engine) => engine.waitForRedis()));
    return both;
  }

  brandCalls(): number {
    return this.#upstream.requests.filter(({ url }) => url.startsWith('/v2/brands')).length;
  }

  /** All that the engine wants of Redis: answers and locks shared, tags dropped everywhere, one renewal of a session. */
  async areServedBy(place: RedisPlace): Promise<void> {
    const [first, second] = await this.at(place);
    await Promise.all([askAll(first), askAll(second)]);
    expect(this.brandCalls()).toBe(pages.length);

    const droppedTags: string[] = [];
    second.provider.whenDropped((tag) => droppedTags.push(tag));
    await first.provider.dropTag('brands');
    await expect.poll(() => droppedTags).toEqual(['brands']);
    await askAll(second);
    expect(this.brandCalls()).toBe(2 * pages.length);
    await askAll(first);
    expect(this.brandCalls()).toBe(2 * pages.length);

    const shopper = () => callerOf({ bearer: 'expired', refreshToken: 'old' });
    await Promise.all([first, second].map(({ provider }) => provider.callsFor(shopper()).profile.read({})));
    expect(this.#upstream.requests.filter(({ url }) => url.includes('refresh-token'))).toHaveLength(1);
    const lines = [first, second].flatMap((engine) => engine.lines);
    expect(lines.filter((line) => /^Redis (?:is away|refuses)/.test(line))).toEqual([]);
  }

  async end(): Promise<void> {
    await Promise.all(this.#engines.splice(0).map(({ provider }) => provider.close()));
    await Promise.all([...this.#closing.splice(0), () => this.#upstream.close()].map((close) => close()));
  }
}
