/** One query with what was found for it. */
export interface QueryResult {
  query: string;
  /** What the first ten are worth, the best place first; 0 is of no use. */
  gains: readonly number[];
  /** The worth of the best ten that there are, the greatest first; undefined where nobody knows all that fits. */
  ideal: readonly number[] | undefined;
  /** Found at all. */
  total: number;
  milliseconds: number;
}

/** What a rated set says of a search. */
export interface Figures {
  queries: number;
  /** Mean discounted gain of the first ten as a share of the best there could be; undefined where nobody knows that. */
  ndcg: number | undefined;
  /** Share of the queries with something useful among the first ten. */
  hit: number;
  /** Mean of one through the place of the first useful. */
  reciprocalRank: number;
  /** Share of the queries that nothing was found for. */
  empty: number;
  median: number;
  slow: number;
  slowest: readonly QueryResult[];
}

/** Places that count. */
export const places = 10;

const discountedGain = (gains: readonly number[]): number =>
  gains.slice(0, places).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);

/** 1 where the best there is stands first; undefined where nothing is of use at all. */
export function ndcg(gains: readonly number[], ideal: readonly number[]): number | undefined {
  const best = discountedGain(ideal);
  return best === 0 ? undefined : discountedGain(gains) / best;
}

const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length);

/** Queries for which nothing is of any use say nothing and are left out. */
export function figuresOf(results: readonly QueryResult[]): Figures {
  const rated = results.filter(({ ideal }) => ideal === undefined || ideal.some((gain) => gain > 0));
  const first = rated.map(({ gains }) => gains.slice(0, places).findIndex((gain) => gain > 0));
  const times = rated.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return {
    queries: rated.length,
    ndcg: rated.some(({ ideal }) => ideal === undefined)
      ? undefined
      : mean(rated.flatMap(({ gains, ideal }) => ndcg(gains, ideal ?? []) ?? [])),
    hit: mean(first.map((place) => (place < 0 ? 0 : 1))),
    reciprocalRank: mean(first.map((place) => (place < 0 ? 0 : 1 / (place + 1)))),
    empty: mean(rated.map(({ total }) => (total === 0 ? 1 : 0))),
    median: times[Math.floor(times.length / 2)] ?? 0,
    slow: times[Math.floor(times.length * 0.95)] ?? 0,
    slowest: [...rated].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 5),
  };
}
