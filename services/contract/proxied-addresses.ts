/**
 * What browsers get of the provider by the shop's own origin: pictures, documents, the sandbox acquirer's page. Whatever
 * has none of these addresses stays behind the gateway.
 */
export interface ProxiedAddress {
  readonly kind: 'picture' | 'document' | 'page';
  /** The whole path, as it is written once the dots in it have been resolved. */
  readonly path: RegExp;
  readonly methods: readonly string[];
  /** The parameters that travel on, with what each may say. */
  readonly query: Readonly<Record<string, RegExp>>;
}

/** Signs that mean the same to whoever reads an address (RFC 3986, unreserved); a dot never comes first. */
const name = String.raw`[\w~-][\w.~-]{0,127}`;
const readMethods = ['GET', 'HEAD'] as const;

export const proxiedAddresses: readonly ProxiedAddress[] = [
  {
    kind: 'picture',
    path: new RegExp(
      `^/media/(?:products|categories|brands|banners|comments|articles|stores)/(?:${name}/){0,3}${name}\\.(?:svg|png|jpe?g|webp|avif|gif)$`,
    ),
    methods: readMethods,
    // The width that is asked for, and the version by which an address never changes.
    query: { w: /^\d{1,4}$/, v: /^[\w.-]{1,64}$/ },
  },
  { kind: 'document', path: new RegExp(`^/media/manuals/(?:${name}/){0,3}${name}\\.pdf$`), methods: readMethods, query: {} },
  { kind: 'page', path: /^\/sandbox-acquirer\/[\w-]{16,128}$/, methods: [...readMethods, 'POST'], query: { view: /^(?:phone|state)$/ } },
];
