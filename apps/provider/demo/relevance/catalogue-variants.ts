import { fileURLToPath } from 'node:url';
import type { SearchDocument } from '../../src/catalogue/search/index/document.ts';
import { type Weights, weights } from '../../src/catalogue/search/terms/weights.ts';
import { shelf } from '../../src/catalogue/search/testing/shelf.ts';
import { baseline } from '../../src/relevance/baseline.ts';
import { documentsOf, querySearch, stripDetails } from '../../src/relevance/catalogue-variants.ts';
import { fitWeights, halfOf, pathsOf } from '../../src/relevance/fit-weights.ts';
import { type Figures, figuresOf } from '../../src/relevance/measures.ts';
import { readRatings } from '../../src/relevance/ratings.ts';
import { documents } from './documents.ts';

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

interface CatalogueVariant {
  name: string;
  goods: readonly SearchDocument[];
  files: readonly string[];
}

/** The demonstration whole and stripped to names, makers and prices, and so another catalogue with its ratings. */
async function variantsOf(catalogue?: string, ratings?: string): Promise<CatalogueVariant[]> {
  const own = documents();
  const variants: CatalogueVariant[] = [
    { name: 'demonstration', goods: own, files: [beside('queries.tsv')] },
    { name: 'demonstration stripped', goods: stripDetails(own), files: [beside('queries.tsv'), beside('names-only.tsv')] },
  ];
  if (catalogue === undefined || ratings === undefined) return variants;
  const other = await documentsOf(catalogue);
  return [
    ...variants,
    { name: 'catalogue', goods: other, files: [ratings] },
    { name: 'catalogue stripped', goods: stripDetails(other), files: [ratings, beside('names-only-icecat.tsv')] },
  ];
}

/** Search beside the baseline, in this process, in every variant of the catalogues. */
export async function measureVariants(catalogue?: string, ratings?: string): Promise<[string, Figures][]> {
  const figures: [string, Figures][] = [];
  for (const { name, goods, files } of await variantsOf(catalogue, ratings)) {
    const { search } = shelf(goods);
    const plain = baseline(goods);
    for (const file of files) {
      const queries = await readRatings(file);
      figures.push([`${name}, baseline`, figuresOf(querySearch(plain, queries, goods))]);
      figures.push([name, figuresOf(querySearch((query) => search(query).ids, queries, goods))]);
    }
  }
  return figures;
}

/** Read when products are indexed, or counts of things: not fitted. */
const unfitted = new Set(['bm25', 'length', 'namesOnly', 'reach', 'top', 'window', 'rankConstant', 'decay']);

interface Fold {
  /** The half that the weights are fitted on, and the other one: mean of nDCG (of the reciprocal rank where nobody knows it) over the variants. */
  fitted: { before: number; after: number };
  heldOut: { before: number; after: number };
  changes: string[];
}

/** Fits the weights on each half of the rated queries, and says what that is worth on the other half. */
export async function fitVariants(catalogue?: string, ratings?: string): Promise<Fold[]> {
  const sets = await Promise.all(
    (await variantsOf(catalogue, ratings)).map(async ({ goods, files }) => {
      const { prepare } = shelf(goods);
      return Promise.all(
        files.map(async (file) => {
          const queries = await readRatings(file);
          return { goods, queries, answers: new Map(queries.map(({ query }) => [query, prepare(query)])) };
        }),
      );
    }),
  );
  const worthOf = (half: 0 | 1) => (by: Weights) => {
    const worths = sets.flat().map(({ goods, queries, answers }) => {
      const { ndcg, reciprocalRank } = figuresOf(
        querySearch(
          (query) => answers.get(query)?.(by).ids ?? [],
          queries.filter(({ query }) => halfOf(query) === half),
          goods,
        ),
      );
      return ndcg ?? reciprocalRank;
    });
    return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  };
  const paths = pathsOf(weights).filter((path) => !path.some((name) => unfitted.has(name)));
  return ([0, 1] as const).map((half) => {
    const [onFitted, onHeldOut] = [worthOf(half), worthOf(half === 0 ? 1 : 0)];
    const fitted = fitWeights<Weights>(weights, paths, onFitted);
    return {
      fitted: { before: onFitted(weights), after: onFitted(fitted) },
      heldOut: { before: onHeldOut(weights), after: onHeldOut(fitted) },
      changes: paths.flatMap((path) => {
        const [before, after] = [numberAt(weights, path), numberAt(fitted, path)];
        return before === after ? [] : [`${path.join('.')} ${before} → ${after.toFixed(3)}`];
      }),
    };
  });
}

const numberAt = (nest: object, path: readonly string[]): number =>
  Number(path.reduce<unknown>((rest, name) => (typeof rest === 'object' && rest !== null ? Reflect.get(rest, name) : undefined), nest));
