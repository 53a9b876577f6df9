import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';
import { household } from './visitor.ts';

const [, providerPort = ''] = (process.env.E2E_PORTS ?? '').split(',');
const waiting = `http://127.0.0.1:${providerPort}/demo/comments`;

/** Decides about what waits as an operator does, and gives how many there were. */
export async function moderate(request: APIRequestContext, text: string, decision: object = { action: 'publish' }): Promise<void> {
  const all: { id: number; text: string }[] = await (await request.get(waiting)).json();
  const matchingComments = all.filter((each) => each.text.includes(text));
  expect(matchingComments).toHaveLength(1);
  const answer = await request.post(`${waiting}/${matchingComments[0]?.id}`, { data: decision });
  expect(answer.ok()).toBe(true);
}

/** Asks the gateway as another visitor. */
export async function fetchAsOtherVisitor(request: APIRequestContext, query: string, variables: object) {
  const answer = await request.post('/graphql', { data: { query, variables }, headers: { 'x-forwarded-for': household() } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

/** A product that is talked about, and may be: the one with the most reviews of a search. */
export async function mostReviewedProduct(request: APIRequestContext, text: string): Promise<{ id: string; url: string; name: string }> {
  const { listing } = await fetchAsOtherVisitor(
    request,
    'query($text: String!) { listing(of: { search: { text: $text } }, perPage: 24) { nodes { id url name isMarkdown reviewCounters { count } } } }',
    { text },
  );
  const nodes: { id: string; url: string; name: string; isMarkdown: boolean; reviewCounters: { count: number } }[] = listing.nodes;
  // One after another, until one fits: the offers of each are a call of the provider, which has other journeys to answer.
  for (const node of nodes.filter(({ isMarkdown }) => !isMarkdown).sort((a, b) => b.reviewCounters.count - a.reviewCounters.count)) {
    const { product } = await fetchAsOtherVisitor(request, 'query($id: ID!) { product(id: $id) { supplierOffers { supplierId } } }', {
      id: node.id,
    });
    if ((product.supplierOffers ?? []).length === 0) return node;
  }
  throw new Error(`Nothing that «${text}» finds is talked about.`);
}
