/** What stands beside a section's lines: goods that are bought most, and who makes most of them. */
export interface Popular {
  goods: { id: string; name: string; url: string; image: string | null; price: number }[];
  brands: { name: string; url: string }[];
}

interface Listing {
  nodes: readonly {
    id: string;
    name: string;
    url: string;
    images: readonly string[];
    brand: { name: string };
    offer: { price: number };
  }[];
  facets: readonly { code: string; values: readonly { code: string; name: string }[] }[] | null;
}

const most = { goods: 4, brands: 8 } as const;

/** Goods of as many brands as there are: the colours of one telephone would say nothing about a section. */
export function popularIn(listing: Listing | null): Popular {
  if (listing === null) return { goods: [], brands: [] };
  const brands = listing.facets?.find(({ code }) => code === 'brand')?.values ?? [];
  const firsts = listing.nodes.filter(({ brand }, at, all) => all.findIndex((other) => other.brand.name === brand.name) === at);
  return {
    goods: firsts
      .slice(0, most.goods)
      .map(({ id, name, url, images, offer }) => ({ id, name, url, image: images[0] ?? null, price: offer.price })),
    brands: brands.slice(0, most.brands).map(({ code, name }) => ({ name, url: `/catalog/brand/${encodeURIComponent(code)}` })),
  };
}
