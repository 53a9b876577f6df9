import type { RouterContextProvider } from 'react-router';
import {
  type TradeInDeviceInput,
  TradeInGoodsDocument,
  TradeInNewDocument,
  TradeInPageDocument,
  type TradeInPageQuery,
  TradeInPreviewDocument,
  TradeInVariantsDocument,
} from '../../generated/graphql.ts';
import { type Answer, notFound } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { devicesOf } from './action.server.ts';
import { path, readPlace } from './address.ts';
import { currentOf, type Device, emptyDevice, firstCalculator, isSame, isTId, newTId, otherColor } from './device.ts';
import { type Calculator, type Entry, readEntry, readSearch } from './entry.server.ts';
import { queryCalculator, queryLogged } from './query-calculator.server.ts';
import { totalOf } from './steps.ts';
import { isValued } from './valuation.ts';

type Context = Readonly<RouterContextProvider>;

const title = 'Трейд-ин';
const steps = [{ name: 'Главная', url: '/' }, { name: title }];

/** Who values a device until the shopper chooses another: a price is worth more than the choice of who names it. */
const defaultCalculator = (calculators: readonly Pick<Calculator, 'id'>[]): string =>
  (calculators.find(({ id }) => id === firstCalculator) ?? calculators[0])?.id ?? firstCalculator;

/** One provider is nothing to choose; where none could be loaded the first one counts. */
export const withCalculator = (device: Device, calculators: readonly Pick<Calculator, 'id'>[]): Device =>
  device.calculator === null && calculators.length < 2 ? { ...device, calculator: defaultCalculator(calculators) } : device;

/** What the new device costs with the old ones, as the basket reckons it; null where the provider does not tell. */
async function previewOf(context: Context, request: Request, productId: string, devices: TradeInDeviceInput[]) {
  if (devices.length === 0) return null;
  const previewData = await queryCalculator(context, request, TradeInPreviewDocument, { input: { items: [{ productId }], devices } });
  return previewData === false ? null : (previewData.basketPreview ?? null);
}

/** The calculator as the address says it is. */
export async function loadTradeIn(context: Context, request: Request, url: URL) {
  const place = readPlace(url.searchParams) ?? notFound();
  const answer = await queryLogged(context, request, TradeInPageDocument, {});
  const savedState = savedIn(answer);
  const seo = readSeo(context);
  const calculators = answer.data?.tradeInCalculators ?? [];
  const product = place.product ?? (place.devices.length > 0 ? null : savedState.product);
  // An address that says nothing goes on with what has been chosen before.
  const before = place.devices.length > 0 ? place.devices : savedState.devices;
  const newDeviceWith = (usedIds: readonly number[]): Device => ({
    ...emptyDevice(newTId(usedIds, Math.random)),
    calculator: defaultCalculator(calculators),
  });
  const startDevices = before.length > 0 ? before : [newDeviceWith([])];
  const devices = startDevices.map((device) => withCalculator(device, calculators));
  const [entries, newDevice] = await Promise.all([
    Promise.all(devices.map((device) => readEntry(context, request, device, calculators, savedState.names))),
    readNewDevice(context, request, product),
  ]);
  const completedIds = entries.filter(isValued).map(({ device }) => String(device.tId));
  const at = currentOf(devices, place.at);
  const current = entries.find(({ device }) => device.tId === at) ?? null;
  return {
    place: { ...place, product: newDevice?.id ?? null, devices, at: at === null ? null : String(at) },
    calculators,
    current,
    found: current?.step === 'model' ? await readSearch(context, request, current.device, place.search) : null,
    goods: at === 'new' && newDevice === null ? await readGoods(context, request, calculators[0]?.categoryIds[0]) : [],
    entries: entries.map(({ lists: _, ...entry }): Entry => entry),
    total: totalOf(entries.map((entry) => (isValued(entry) ? entry.price : null))),
    newDevice,
    preview: newDevice === null ? null : await previewOf(context, request, newDevice.id, devicesOf({ devices }, completedIds)),
    /** Whether devices of this visitor count in the basket already. */
    isSaved: savedState.devices.length > 0,
    /** Numbers of the devices that count there as they stand here. */
    savedIds: devices.filter((device) => savedState.devices.some((other) => isSame(device, other))).map(({ tId }) => tId),
    /** Whether the new device is the one that has been chosen. */
    isNewSaved: newDevice !== null && newDevice.id === savedState.product,
    /** What was chosen before did not come, and nothing else has been chosen yet. */
    isSavedLost: savedState.isLost && place.devices.length === 0,
    /** The entry that is added next. */
    next: newDeviceWith(devices.map(({ tId }) => tId)),
    title: seo?.h1 ?? title,
    steps,
    head: makeHead(context, seo, {
      title,
      description: 'Узнайте, сколько стоит старый телефон, планшет, ноутбук или часы, и купите новое устройство дешевле.',
      path,
      data: [breadcrumbData(context, steps)],
    }),
  };
}

export type TradeIn = Awaited<ReturnType<typeof loadTradeIn>>;

type SavedDevice = NonNullable<TradeInPageQuery['tradeInExchangeDevices']>[number];

/** A device that the visitor has chosen before, as the calculator has it; null for one that cannot be opened there. */
function toDevice(savedDevice: Omit<SavedDevice, 'brand' | 'model'>): Device | null {
  const { tId, calculatorId, groupId, brandId, modelId, memory, condition, color } = savedDevice;
  if (tId === null || !isTId(Number(tId)) || calculatorId === null || modelId === null || condition === null) return null;
  return {
    tId: Number(tId),
    calculator: calculatorId,
    group: groupId,
    brand: brandId,
    model: modelId,
    memory,
    condition,
    color: color ?? otherColor,
  };
}

/** What the visitor has chosen before: it counts in the basket already. */
function savedIn({ data, errors }: Answer<TradeInPageQuery>) {
  const devices = data?.tradeInExchangeDevices ?? [];
  return {
    /** Something may have been chosen that did not come. */
    isLost: data === null || errors.some(({ path }) => path.split('.')[0] !== 'tradeInCalculators'),
    devices: devices.flatMap((device) => toDevice(device) ?? []),
    product: data?.tradeInDerivable?.productId ?? null,
    /** By model: a provider that does not tell where to find a model tells its name. */
    names: new Map(devices.map(({ modelId, brand, model }) => [modelId, { brand, model }])),
  };
}

/** Goods that are shown for a choice. */
const maxProducts = 8;

/** The new device that is wanted, with its variants; an id that no product has is no address of this shop. */
async function readNewDevice(context: Context, request: Request, productId: string | null) {
  if (productId === null) return null;
  const productData = await queryCalculator(context, request, TradeInNewDocument, { productId });
  if (productData === false) return null;
  const { product } = productData;
  if (!product) return notFound();
  const variants =
    product.modelId === null ? false : await queryCalculator(context, request, TradeInVariantsDocument, { modelId: product.modelId });
  const colors = variants === false ? [] : (variants.tradeInDerivableColorPrices ?? []);
  const memories = variants === false ? [] : (variants.tradeInDerivableMemories ?? []);
  return {
    id: product.id,
    name: product.name,
    url: product.url,
    image: product.images[0] ?? null,
    price: product.offer.price.amount,
    isBuyable: product.isBuyable,
    /** Calculators whose money may pay for it. */
    calculators: (productData.tradeInCalculators ?? []).map(({ id }) => id),
    memories,
    colors,
  };
}

/** What is bought most of what old devices pay for, one of each model, to begin with. */
async function readGoods(context: Context, request: Request, category: string | undefined) {
  if (category === undefined) return [];
  const listingData = await queryCalculator(context, request, TradeInGoodsDocument, { of: { category } });
  const goods = listingData === false ? [] : (listingData.listing?.nodes ?? []);
  const models = new Map(goods.filter(({ isBuyable }) => isBuyable).map((product) => [product.modelId ?? product.id, product]));
  return [...models.values()].slice(0, maxProducts);
}
