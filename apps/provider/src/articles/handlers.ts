import type { articles as endpoints } from '@vitrina/services/articles/endpoints.ts';
import { notFound } from '../failure.ts';
import type { Handlers } from '../implement.ts';
import { serial } from '../serial.ts';
import { readArticle, readChoices, readOffers } from './offers.ts';

export const articles: Handlers<typeof endpoints> = {
  actions: ({ query = {}, context }) => readOffers(context, query),
  article: async ({ params, context }) => {
    const found = await readArticle(context, serial(params.id));
    if (found === undefined) throw notFound('Такой акции или новости нет');
    return found;
  },
  mechanics: ({ context }) => readChoices(context, 'mechanic'),
  brands: ({ context }) => readChoices(context, 'brand'),
  channels: ({ context }) => readChoices(context, 'channel'),
};
