import { maxBundleItems } from '@vitrina/services/accessories/vocabulary.ts';
import type { BrandRow, CompatibilityRow, RelationRow } from '../src/platform/database/rows.ts';
import { hash, random } from '../src/platform/random.ts';
import type { ExpandedProduct } from './expand.ts';

/** What is bought besides costs little beside the product itself. */
const bundleShare = 0.4;
/** Of the accessories, those that belong to what people look at besides. */
const candidateCount = 10;

const maxRelations = { accessory: 24, similar: 12, looked_with: 12 } as const;

/**
 * Whether a case that names a device fits this one: «Apple iPhone 17 Pro» does not fit an iPhone 17 Pro Max; a hose does not fit a dryer, and
 * a cable for charging no television.
 */
function fits(accessory: ExpandedProduct, product: ExpandedProduct): boolean {
  if (accessory.leaf.code === 'cables') return isPluggedIn(accessory, product);
  const { compatibility } = accessory.facts;
  if (typeof compatibility !== 'string') return true;
  if (isLaundryAccessory(accessory)) return fitsMachine(compatibility, product);
  if (accessory.leaf.code !== 'phone-cases') return true;
  return compatibility.toLowerCase() === `${product.model.brand} ${product.model.name}`.toLowerCase();
}

/** «стиральные и сушильные машины» fit every «Сушильная машина», «стиральные и сушильные машины Bosch» those of Bosch. */
function fitsMachine(compatibility: string, { leaf, model }: ExpandedProduct): boolean {
  const [kinds = '', maker = ''] = compatibility.split(' машины');
  const words = leaf.name.toLowerCase().split(' ');
  return kinds.split(' ').some((kind) => words.includes(kind)) && ['', model.brand].includes(maker.trim());
}

/** A cable goes with what has one of its plugs, and with what does not say which it has. */
function isPluggedIn({ facts: { connectorA, connectorB } }: ExpandedProduct, { facts }: ExpandedProduct): boolean {
  const { ports, connector, hdmi, lanPorts } = facts;
  const plugs = [
    ...(typeof ports === 'string' ? ports.split(', ') : []),
    ...(typeof connector === 'string' ? [connector] : []),
    ...(hdmi === undefined || hdmi === 0 || hdmi === 'нет' ? [] : ['HDMI']),
    ...(lanPorts === undefined || lanPorts === 0 ? [] : ['RJ-45']),
  ];
  return plugs.length === 0 || plugs.some((plug) => plug === connectorA || plug === connectorB);
}

/** Accessories, which cost less than what they are for, products of the same kind at about the same price, and what people look at besides. */
export function relationsOf(products: readonly ExpandedProduct[]): RelationRow[] {
  const byLeaf = Map.groupBy(products, ({ leaf }) => leaf.code);
  const mainsOf = (code: string): ExpandedProduct[] =>
    (byLeaf.get(code) ?? []).filter(({ isMain }) => isMain).sort((a, b) => b.row.popularity - a.row.popularity);
  const mains = new Map([...byLeaf.keys()].map((code) => [code, mainsOf(code)]));
  const row =
    (product: ExpandedProduct, kind: RelationRow['kind']) =>
    (relatedProduct: ExpandedProduct, index: number): RelationRow => ({
      productId: product.row.id,
      kind,
      position: index + 1,
      relatedId: relatedProduct.row.id,
    });

  return products.flatMap((product) => {
    const rng = random(hash(`relations ${product.row.id}`));
    const { price } = product.row;
    const others = (mains.get(product.leaf.code) ?? []).filter(({ model }) => model !== product.model);
    const distance = (other: ExpandedProduct): number => Math.abs(Math.log(other.row.price / Math.max(1, price)));
    const similar = [...others].sort((a, b) => distance(a) - distance(b) || a.row.id - b.row.id).slice(0, maxRelations.similar);
    const lists = (product.leaf.accessories ?? []).map((code) =>
      (mains.get(code) ?? []).filter((accessory) => fits(accessory, product) && accessory.row.price < price),
    );
    const accessories = interleave(lists).slice(0, maxRelations.accessory);
    // The page shows both lists: what is similar stands in the first one already.
    const similarSet = new Set(similar);
    const lookedWith = rng
      .shuffle([...accessories.slice(0, candidateCount), ...others.slice(0, 24)])
      .filter((other) => !similarSet.has(other))
      .slice(0, maxRelations.looked_with);
    const bundle = [...new Set([...oneOfEachType(lists.flat().filter(isLaundryAccessory)), ...accessories])]
      .filter((accessory) => isBundled(product, accessory))
      .slice(0, maxBundleItems);
    return [
      ...accessories.map(row(product, 'accessory')),
      ...bundle.map(row(product, 'bundle')),
      ...similar.map(row(product, 'similar')),
      ...lookedWith.map(row(product, 'looked_with')),
    ];
  });
}

const isLaundryAccessory = ({ leaf }: ExpandedProduct): boolean => leaf.code === 'laundry-accessories';

/** A hose and feet go with a machine together, two hoses do not. */
const oneOfEachType = (products: readonly ExpandedProduct[]): ExpandedProduct[] =>
  [...Map.groupBy(products, ({ facts }) => facts.type).values()].flatMap((same) => same.slice(0, 1));

/** Whether an accessory may be part of a product's bundle: both are things that can be had, and it is the lesser one. */
function isBundled({ row }: ExpandedProduct, { row: accessory }: ExpandedProduct): boolean {
  const areThings = [row, accessory].every(({ orderType, isDigital }) => orderType === 'buy' && !isDigital);
  return areThings && accessory.price <= row.price * bundleShare;
}

/** One of each list in turn, the best first. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const maxLength = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** Which accessories are made for the devices of one brand. */
export function compatibilityOf(products: readonly ExpandedProduct[], brands: readonly BrandRow[]): CompatibilityRow[] {
  return products.flatMap(({ row, facts, leaf }) => {
    const { compatibility } = facts;
    if (typeof compatibility !== 'string' || leaf.code === 'smart-watches') return [];
    const brand = brands.find(({ name }) => compatibility.toLowerCase().startsWith(`${name.toLowerCase()} `));
    return brand ? [{ productId: row.id, brandId: brand.id }] : [];
  });
}
