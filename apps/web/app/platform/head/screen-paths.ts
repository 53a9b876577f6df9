import { categoryIdPattern, idPattern, productIdPattern } from '@vitrina/services/contract/fields/id.ts';

/** As they stand in addresses (spec 1 §2): a code may be written with signs of percent. */
const id = idPattern;
const category = categoryIdPattern;
const product = productIdPattern;
const number = String.raw`[1-9]\d*`;
const code = String.raw`(?!\.+(?:/|$))[\w.&%-]+`;
const slug = String.raw`[\w.-]+`;
const page = `(?:/page-${number})?`;
/** What may follow a brand, a tag or a search. */
const tail = `(?:/${code}/${category})?${page}`;
/** The parts of a product's page; `comments-3` is an old form. */
const part = `specs|digital|manuals|credit|supplier|markdown|availability(?:/[a-z-]+)?|(?:accessories|comments|faq)${page}|(?:comments|faq)-(?:page-)?${number}`;

/** Screens that exist, by their paths; a tile of the provider that leads elsewhere is not shown. */
const paths = [
  '',
  `/catalog(?:/${category})?`,
  `/catalog/(?:brand|tag|compatibility-brand)/${code}${tail}`,
  `/catalog/(?:series|model)/${code}${page}`,
  `/catalog/${code}/${category}${page}`,
  `/catalog/${code}/${category}/${product}(?:/(?:${part}))?`,
  `/search${tail}`,
  `/(?:special-offers|news)(?:/${id})?`,
  `/reviews/list(?:/category-${slug})?(?:/brand-${slug})?(?:/badge-${slug})?`,
  `/reviews/view/${slug}`,
  `/store(?:/${slug})?`,
  '/(?:shops|contacts|help|city|niche|cart|favorite-products|compare|order-status)',
  '/delivery(?:/pay)?',
  '/legal/(?:privacy|consent|offer|recommendations|cookies)',
  '/user/(?:login|password-reset)',
  `/account(?:/(?:orders(?:/${id})?|repairs|profile|addresses|mailings|notice|reviews|faq))?`,
  '/repair(?:/service)?',
  '/(?:advent-calendar|honor|trade-in|bonus|corp|employee)',
];
const knownPath = new RegExp(`^(?:${paths.join('|')})/?$`);

/** Whether a path of the provider leads to a screen of this shop, whatever is asked of it behind. */
export function leadsSomewhere({ url }: { url: string }): boolean {
  const [path = ''] = url.split(/[?#]/);
  return path !== '' && knownPath.test(path);
}
