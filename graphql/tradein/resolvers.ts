import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { defaultCalculator, defaultCategory, tradeInPage } from '@vitrina/services/tradein/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import { toPageQuery } from '../base/paging.ts';
import { codeOf } from '../basket/offered-device.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { exchangeResolvers } from './exchange.ts';
import { gradesOf, memoryName, memoryStep, pricesByCodes, pricesByLetters, viewOf } from './rules.ts';

const { groups, brandModels, popularBrands, prices, memoryInfo, colors, search } = domains.tradein;
const { derivableMemories, derivableColorPrices, letterModels, letterPrices } = domains.tradein;

interface OfCalculator {
  readonly calculatorId?: Id | null | undefined;
  readonly groupId?: Id | null | undefined;
}

const first = asId(defaultCalculator);
/** Words of a search at most. */
const maxLength = 100;
const toSearchText = (name: string, value: string | null | undefined): string | undefined => {
  const searchText = value?.trim() ?? '';
  if (searchText.length > maxLength) throw badInput({ [name]: [`Не больше ${maxLength} символов.`] });
  return searchText === '' ? undefined : searchText;
};
const of = ({ calculatorId, groupId }: OfCalculator) => ({
  calculator_id: calculatorId ?? first,
  group_id: groupId ?? undefined,
});
const toMemorySize = (memory: number | null | undefined): number | undefined => {
  if (memory != null && memory < 0) throw badInput({ memory: ['Объём памяти не бывает отрицательным.'] });
  return memory ?? undefined;
};

type Types = 'TradeInCalculator' | 'TradeInGroup' | 'TradeInModel';

export const resolvers: Pick<Resolvers, 'Query' | Types> & typeof exchangeResolvers = {
  ...exchangeResolvers,
  Query: {
    ...exchangeResolvers.Query,
    tradeInGroups: withCalls({ groups }, ({ groups }, _parent, args) => groups({ query: { calculator_id: of(args).calculator_id } })),
    tradeInPopularBrands: withCalls({ popularBrands }, ({ popularBrands }, _parent, args) => popularBrands({ query: of(args) })),
    tradeInBrandModels: withCalls({ brandModels }, ({ brandModels }, _parent, args) =>
      brandModels({ query: { ...of(args), brand_id: args.brandId ?? undefined } }),
    ),
    tradeInSearch: withCalls({ search }, ({ search }, _parent, { model, query, page, perPage, ...calculator }) =>
      search({
        query: {
          ...of(calculator),
          model: toSearchText('model', model),
          q: toSearchText('query', query),
          ...toPageQuery({ page, perPage: perPage ?? tradeInPage }, tradeInPage),
        },
      }),
    ),
    tradeInPrices: withCalls({ prices }, async ({ prices }, _parent, { modelId, ...calculator }) =>
      pricesByCodes(await prices({ query: { model_id: modelId, calculator_id: of(calculator).calculator_id } })),
    ),
    tradeInMemoryInfo: withCalls({ memoryInfo }, async ({ memoryInfo }, _parent, { modelId, ...calculator }) =>
      memoryStep(await memoryInfo({ query: { model_id: modelId, calculator_id: of(calculator).calculator_id } })),
    ),
    tradeInColors: withCalls({ colors }, ({ colors }, _parent, { modelId, memory, condition, ...calculator }) =>
      colors({
        query: {
          model_id: modelId,
          calculator_id: of(calculator).calculator_id,
          memory: toMemorySize(memory),
          status: condition == null ? undefined : codeOf(condition),
        },
      }),
    ),
    tradeInDerivableMemories: withCalls({ derivableMemories }, async ({ derivableMemories }, _parent, { modelId }) => {
      const found = await derivableMemories({ query: { model_id: modelId } });
      return found.map(({ memory, name, price }) => ({ memory, name: memoryName(memory, name), price }));
    }),
    tradeInDerivableColorPrices: withCalls({ derivableColorPrices }, ({ derivableColorPrices }, _parent, { modelId, memory }) =>
      derivableColorPrices({ query: { model_id: modelId, memory: toMemorySize(memory) } }),
    ),
    tradeInLetterModels: withCalls({ letterModels }, ({ letterModels }, _parent, { brandId, calculatorId, groupId }) =>
      orNull(
        letterModels({
          params: { id: brandId },
          query: { calculator_id: calculatorId ?? undefined, group_id: groupId ?? undefined },
        }),
      ),
    ),
    tradeInLetterPrices: withCalls({ letterPrices }, async ({ letterPrices }, _parent, { modelId, calculatorId }) => {
      const found = await orNull(letterPrices({ params: { id: modelId }, query: { calculator_id: calculatorId ?? undefined } }));
      return found === null ? null : pricesByLetters(found);
    }),
  },
  TradeInCalculator: {
    view: ({ view }) => viewOf(view),
    categoryIds: ({ category_ids: ids }) => (ids.length > 0 ? ids : [asId(defaultCategory)]),
  },
  TradeInGroup: {
    singular: ({ singular, name }) => singular ?? name,
    grades: (group) => gradesOf(group),
  },
  TradeInModel: { brand: ({ brand }) => brand ?? '' },
};
