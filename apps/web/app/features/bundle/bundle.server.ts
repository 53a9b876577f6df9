import type { RouterContextProvider } from 'react-router';
import { type BundledProductFragment, BundlePreviewDocument, ProductBundleDocument } from '../../generated/graphql.ts';
import { type Features, isOn } from '../../platform/flags/flags.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { readBundleQuery } from './bundle.ts';

type Context = Readonly<RouterContextProvider>;

/** What a product is bought with; null when it has no bundle, or it could not be loaded. */
export async function loadBundle(context: Context, request: Request, id: string) {
  const { data } = await query(context, request, ProductBundleDocument, { id });
  return withBundle(data?.product);
}

const withBundle = (product: Partial<BundledProductFragment> | null | undefined) =>
  product?.accessoryBundle == null ? null : ({ ...product, accessoryBundle: product.accessoryBundle } as WithBundle);

type WithBundle = BundledProductFragment & { accessoryBundle: NonNullable<BundledProductFragment['accessoryBundle']> };

/** An answer that has it beside the rest. */
interface BundleSource {
  features?: Features;
  product: Partial<BundledProductFragment> | null;
}

interface BundleSelection {
  productId: string;
  accessoryIds: readonly string[];
  warranty: string | null;
  way: { actionId: string | null; paymentTypeId: string | null; months: number | null };
}

/** What the choice comes to, as the basket reckons it; null where the provider does not reckon a basket that it does not keep. */
async function previewOf(context: Context, request: Request, { productId, accessoryIds, warranty, way }: BundleSelection) {
  const { actionId, paymentTypeId, months } = way;
  const children = [
    ...accessoryIds.map((id) => ({ productId: id, parent: 0, ...(actionId !== null && { actionId }) })),
    ...(warranty === null ? [] : [{ productId: warranty, parent: 0 }]),
  ];
  const { data } = await query(context, request, BundlePreviewDocument, {
    input: { items: [{ productId }, ...children] },
    ...{ paymentTypeId: paymentTypeId ?? '0', months: months ?? 1, isLent: paymentTypeId !== null && months !== null },
  });
  return data?.basketPreview ?? null;
}

/** The bundle of a product as it is chosen in the address, with what it comes to; null where there is none, or the flag is off. */
export async function bundleOf(context: Context, request: Request, { features, product }: BundleSource, search: URLSearchParams) {
  const bundleProduct = withBundle(product);
  if (bundleProduct === null || bundleProduct.isBuyable !== true || !isOn(features, 'bundle')) return null;
  const { accessoryBundle, warranties } = bundleProduct;
  const { id, name, url, images, isBuyable, priceOnline, offer } = bundleProduct;
  const main = { id, name, url, images, isBuyable, priceOnline, offer: { price: offer.price } };
  const accessories = accessoryBundle.products.filter(({ isBuyable }) => isBuyable);
  const selection = readBundleQuery(search, accessories);
  const way = accessoryBundle.variants.find(({ kind }) => kind === selection.way) ?? accessoryBundle.variants[0];
  if (way === undefined || accessories.length === 0) return null;
  const warranty = warranties?.find((each) => each.id === selection.warranty);
  const { actionId, paymentTypeId, months } = way;
  const preview = await previewOf(context, request, {
    ...{ productId: id, accessoryIds: selection.accessoryIds, warranty: warranty?.id ?? null },
    way: { actionId, paymentTypeId, months },
  });
  return {
    main,
    accessories,
    warranties: warranties ?? [],
    variants: accessoryBundle.variants,
    chosen: { way: way.kind, accessoryIds: selection.accessoryIds, warranty: warranty?.id ?? null },
    preview,
  };
}

export type Bundle = NonNullable<Awaited<ReturnType<typeof bundleOf>>>;
