import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { code, digits, idText } from '../contract/wire.ts';
import { article, choice } from './article.ts';

const read = { method: 'GET', identity: 'nobody', repeat: 'safe' } as const;
const choices = { ...read, source: 'spec 2 §7', answer: z.array(choice), cache: lifetimes.articles } as const;

const codes = z.array(code).max(50).optional();

export const articles = endpoints('articles', {
  actions: endpoint({
    ...read,
    path: '/v2/articles/actions',
    summary: 'Special offers of these days, those first that end soonest.',
    source: 'spec 2 §7',
    query: z.object({
      page: digits.optional(),
      /** The specification writes it like this here. */
      perPage: digits.optional(),
      mechanics: codes,
      brands: codes,
      channels: codes,
    }),
    answer: article,
    paged: true,
    cache: lifetimes.articles,
  }),
  article: endpoint({
    ...read,
    path: '/v2/articles/{id}',
    summary: 'One special offer, or one piece of news.',
    source: 'spec 2 §7',
    params: z.object({ id: idText }),
    answer: article,
    cache: lifetimes.articles,
  }),
  mechanics: endpoint({ ...choices, path: '/v2/articles/actions/mechanics', summary: 'Ways in which the offers of these days are one.' }),
  brands: endpoint({ ...choices, path: '/v2/articles/actions/brands', summary: 'Brands with offers these days.' }),
  channels: endpoint({ ...choices, path: '/v2/articles/actions/channels', summary: 'Where the offers of these days are to be had.' }),
});
