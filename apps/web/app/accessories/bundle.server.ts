import type { RouterContextProvider } from 'react-router';
import { query } from '../gateway/query.server.ts';
import { type AccessoryTileFragment, ProductBundleDocument } from '../generated/graphql.ts';
import { isOn } from '../shell/flags.server.ts';
import { bundleAsked } from './bundle.ts';
import { previewOf } from './preview.ts';

type Context = Readonly<RouterContextProvider>;

/** What a product is bought with; null when it has no bundle, or it could not be loaded. */
export async function loadBundle(context: Context, request: Request, id: string) {
  const { data } = await query(context, request, ProductBundleDocument, { id });
  const product = data?.product;
  return product?.accessoryBundle == null ? null : { ...product, accessoryBundle: product.accessoryBundle };
}

const priced = ({ id, name, priceOnline, offer }: AccessoryTileFragment) => ({ id, name, price: priceOnline ?? offer.price });

/** The bundle of a product as it is chosen in the address, with what it comes to; null where there is none, or the flag is off. */
export async function bundleOf(context: Context, request: Request, id: string, search: URLSearchParams) {
  const [loaded, isShown] = await Promise.all([loadBundle(context, request, id), isOn(context, request, 'bundle')]);
  if (loaded === null || loaded.isBuyable !== true || !isShown) return null;
  const { accessoryBundle, warranties, ...main } = loaded;
  const accessories = accessoryBundle.products.filter(({ isBuyable }) => isBuyable);
  const asked = bundleAsked(search, accessories);
  const way = accessoryBundle.variants.find(({ kind }) => kind === asked.way) ?? accessoryBundle.variants[0];
  if (way === undefined || accessories.length === 0) return null;
  const warranty = warranties?.find((each) => each.id === asked.warranty);
  return {
    main,
    accessories,
    warranties: warranties ?? [],
    variants: accessoryBundle.variants,
    chosen: { way: way.kind, taken: asked.taken, warranty: warranty?.id ?? null },
    preview: previewOf({
      main: priced(main),
      accessories: accessoryBundle.products.map(priced),
      taken: asked.taken,
      warranty: warranty === undefined ? null : priced(warranty),
      way: { ...way, months: way.months ?? null },
    }),
  };
}

export type Bundle = NonNullable<Awaited<ReturnType<typeof bundleOf>>>;
