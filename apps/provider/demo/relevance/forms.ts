import { fileURLToPath } from 'node:url';
import type { SearchDocument } from '../../src/catalogue/search/index/document.ts';
import { shelf } from '../../src/catalogue/search/testing/shelf.ts';
import { baseline } from '../../src/relevance/baseline.ts';
import { documentsOf, querySearch, stripDetails } from '../../src/relevance/forms.ts';
import { type Figures, figuresOf } from '../../src/relevance/measures.ts';
import { readRatings } from '../../src/relevance/ratings.ts';
import { documents } from './documents.ts';

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Search beside the baseline, in this process: the demonstration whole and stripped to names, makers and prices, and so another catalogue
 * with its ratings.
 */
export async function measureForms(catalogue?: string, ratings?: string): Promise<[string, Figures][]> {
  const figures: [string, Figures][] = [];
  const measure = async (name: string, goods: readonly SearchDocument[], files: readonly string[]): Promise<void> => {
    const { search } = shelf(goods);
    const plain = baseline(goods);
    for (const file of files) {
      const queries = await readRatings(file);
      figures.push([`${name}, baseline`, figuresOf(querySearch(plain, queries, goods))]);
      figures.push([name, figuresOf(querySearch((query) => search(query).ids, queries, goods))]);
    }
  };
  const own = documents();
  await measure('demonstration', own, [beside('queries.tsv')]);
  await measure('demonstration stripped', stripDetails(own), [beside('queries.tsv'), beside('bare.tsv')]);
  if (catalogue === undefined || ratings === undefined) return figures;
  const other = await documentsOf(catalogue);
  await measure('catalogue', other, [ratings]);
  await measure('catalogue stripped', stripDetails(other), [ratings, beside('bare-icecat.tsv')]);
  return figures;
}
