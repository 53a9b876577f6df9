import type { RouterContextProvider } from 'react-router';
import {
  TradeInColorsDocument,
  TradeInEntryDocument,
  type TradeInEntryQuery,
  type TradeInPageQuery,
  TradeInSearchDocument,
} from '../../generated/graphql.ts';
import { type Device, otherColor } from './device.ts';
import { queryCalculator } from './query-calculator.server.ts';
import { memoryOf, priceOf, stepOf } from './steps.ts';

export type Calculator = NonNullable<TradeInPageQuery['tradeInCalculators']>[number];
type Context = Readonly<RouterContextProvider>;

/** Stands for an id that is not asked with. */
const none = '0';

async function readModel(context: Context, request: Request, device: Device, calculator: Calculator | undefined) {
  const isLetters = calculator?.view === 'LETTERS';
  const [hasGroup, hasModel] = [device.group !== null, device.model !== null];
  if (device.calculator === null) return false;
  return queryCalculator(context, request, TradeInEntryDocument, {
    calculatorId: device.calculator,
    groupId: device.group ?? none,
    brandId: device.brand ?? none,
    modelId: device.model ?? none,
    hasGroup,
    byNumbers: hasGroup && !isLetters,
    byLetters: hasGroup && isLetters,
    brandByLetters: hasGroup && isLetters && device.brand !== null,
    hasModel,
    modelByNumbers: hasModel && !isLetters,
    modelByLetters: hasModel && isLetters,
  });
}

async function readColors(context: Context, request: Request, device: Device, memory: number | null) {
  const { calculator, model, condition } = device;
  if (calculator === null || model === null || memory === null || condition === null) return null;
  const colorsData = await queryCalculator(context, request, TradeInColorsDocument, {
    calculatorId: calculator,
    modelId: model,
    memory,
    condition,
  });
  // Without them the device is worth what it is worth in any colour.
  return colorsData === false ? [] : (colorsData.tradeInColors ?? []);
}

/** Names of models that were told elsewhere, by the model. */
type Names = ReadonlyMap<string | null, { brand: string | null; model: string | null }>;

function listsOf(entryData: TradeInEntryQuery | false, brand: string | null) {
  if (entryData === false) return { brands: [], models: [] };
  if (entryData.tradeInLetterBrands) return { brands: entryData.tradeInLetterBrands, models: entryData.tradeInLetterModels ?? [] };
  const brands = entryData.tradeInBrandModels ?? [];
  return { brands: brands.map(({ id, name }) => ({ id, name })), models: brands.find(({ id }) => id === brand)?.models ?? [] };
}

/** What was asked for and did not come: there may be some of it all the same. What was not asked for is undefined. */
function failuresOf(device: Device, entryData: TradeInEntryQuery | false) {
  if (entryData === false) return { isFailed: device.calculator !== null, areBrandsLost: false, areModelsLost: false, arePricesLost: true };
  return {
    isFailed: entryData.tradeInGroups === null,
    areBrandsLost: entryData.tradeInBrandModels === null || entryData.tradeInLetterBrands === null,
    areModelsLost: entryData.tradeInLetterModels === null,
    arePricesLost: entryData.tradeInPrices === null || entryData.tradeInLetterPrices === null,
  };
}

/** An entry of the list: a device with what is known of it, and the step that it is at. */
export async function readEntry(
  context: Context,
  request: Request,
  device: Device,
  calculators: readonly Calculator[],
  names: Names = new Map(),
) {
  const calculator = calculators.find(({ id }) => id === device.calculator);
  const entryData = await readModel(context, request, device, calculator);
  const info = entryData === false ? null : (entryData.tradeInMemoryInfo ?? null);
  const memoryStep = info?.step ?? null;
  const memory = memoryOf(device, memoryStep);
  const colors = await readColors(context, request, device, memory);
  const prices = entryData === false ? [] : (entryData.tradeInPrices ?? entryData.tradeInLetterPrices ?? []);
  const { brands, models } = listsOf(entryData, device.brand);
  const groups = entryData === false ? [] : (entryData.tradeInGroups ?? []);
  const group = groups.find(({ id }) => id === device.group);
  const color = colors?.find(({ code }) => code === device.color);
  const step = stepOf(device, { memoryStep, colors: colors?.length ?? null });
  return {
    device,
    step,
    memory,
    memoryStep,
    price: device.condition === null ? null : (color?.price?.amount ?? priceOf(prices, memory, device.condition)),
    view: calculator?.view ?? 'NUMBERS',
    names: {
      calculator: calculator?.name ?? null,
      group: group?.singular ?? null,
      brand: brands.find(({ id }) => id === device.brand)?.name ?? names.get(device.model)?.brand ?? null,
      model: models.find(({ id }) => id === device.model)?.name ?? names.get(device.model)?.model ?? null,
      memory: info?.memories.find((each) => each.memory === memory)?.name ?? (memory === null || memory === 0 ? null : `${memory} ГБ`),
      condition: (group ?? groups[0])?.grades.find(({ condition }) => condition === device.condition)?.name ?? null,
      color: color?.name ?? (device.color === otherColor ? 'Другой' : null),
    },
    lists: {
      groups,
      popular: entryData === false ? [] : (entryData.tradeInPopularBrands ?? []),
      brands,
      models,
      memories: info?.memories ?? [],
      grades: (group ?? groups[0])?.grades ?? [],
      prices: prices.filter((each) => each.memory === memory),
      colors: colors ?? [],
      ...failuresOf(device, entryData),
    },
  };
}

export type WholeEntry = Awaited<ReturnType<typeof readEntry>>;
/** Of an entry that is not looked at its name and its price are shown. */
export type Entry = Omit<WholeEntry, 'lists'>;

/** Null where nothing is searched for; false when nobody can tell. */
export async function readSearch(context: Context, request: Request, { calculator, group }: Device, text: string) {
  if (calculator === null || text === '') return null;
  const searchData = await queryCalculator(context, request, TradeInSearchDocument, { calculatorId: calculator, groupId: group, text });
  return searchData !== false && (searchData.tradeInSearch ?? false);
}
