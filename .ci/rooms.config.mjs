/** What both sides count by, and a screen as well: functions of numbers, which know of nothing else. */
const rulesOfBoth = '^services/rules/(?!.*\\.test\\.)';

/** What a field may hold, for forms and addresses as for the wire. */
const fieldsOfBoth = '^services/contract/fields/(?!.*\\.test\\.)';

/** Of `services`: the contract, a domain's declarations, tracing; never the engine. */
const declarations = [
  '^services/(contract|files)/(?!.*\\.test\\.)',
  '^services/registry\\.ts$',
  '^services/(process|telemetry)/',
  '^services/[^/]+/(endpoints|vocabulary)\\.ts$',
  '^services/products/(card|product)\\.ts$',
  '^services/tradein/(devices|exchange|exchange-device|exchange-vocabulary)\\.ts$',
  // Which method may pay what: one rule for the shop's list and the provider's word.
  '^services/payments/eligibility\\.ts$',
  rulesOfBoth,
];

/** Which tests are for the long run and when one hangs, for those of every room. */
const ofEveryRoom = '^services/testing/(limits|long-run|vitest)\\.ts$';

const react = ['react', 'react-dom', 'react-router', '@react-router/[^/]+'];
const fastify = ['fastify', '@fastify/[^/]+'];
const graphql = ['graphql', 'graphql-jit', '@apollo/[^/]+'];

/**
 * The table of rooms: what each may take from the others (`may`, paths from the root), and which packages of the registry it does without
 * (`without`) or has alone (`only`). The longest folder that fits a file is its room; a test in a part of a room may take what the whole room may.
 */
const rooms = [
  // Of the contract: which addresses of the provider are seen by the shop's own origin, and how the shop shows who it is.
  {
    folder: 'apps/server',
    may: ['^apps/(gateway|provider|web)/', '^services/(contract/(headers|proxied-addresses)|process/[^/]+)\\.ts$', fieldsOfBoth],
    without: graphql,
  },
  // Starts the full stack, and once a company's own provider behind it; signs in as the shopper that the demonstration greets with; walks
  // past all routes of the screens, and reads what search engines are told as the tests of the screens do,
  // and sums as they are shown.
  {
    folder: 'apps/server/e2e',
    may: [
      '^apps/provider-spec/src/main\\.ts$',
      '^apps/server/src/(main|demo-staff)\\.ts$',
      '^apps/provider/src/platform/database/testing/postgres\\.ts$',
      '^apps/web/app/(routes|testing/structured)\\.ts$',
      '^services/contract/fields/money\\.ts$',
    ],
    without: [...fastify, ...graphql],
  },
  // Measures every room side by side with what others would have written.
  { folder: 'apps/server/bench', may: ['^(apps/(gateway|server|web)|graphql|schema|services)/'] },
  // Keeps the full stack under load; its processes and its faulty provider are those of the tests.
  { folder: 'apps/server/soak', may: ['^apps/server/test/(fault-proxy-server|process|until)\\.ts$'], without: graphql },
  // Knows of the shop what its addresses say.
  { folder: 'apps/server/load', may: [] },
  // Buys in the full stack while parts of it are killed.
  { folder: 'apps/server/chaos', may: ['^apps/(provider|server/test)/', '^services/testing/'], without: [...graphql, ...fastify] },
  // Puts the full stack together and says by the declarations what its provider should have answered.
  { folder: 'apps/server/test', may: ['^apps/(gateway|provider|server|web)/', '^services/'] },
  // Writes operations from what the running shop says of its schema.
  { folder: 'apps/server/fuzz', may: ['^apps/server/test/', '^services/testing/'], without: fastify },
  // What it knows of the gateway are the types generated from its own operations; what both count they count alike, the A/B branch of
  // who has none has one name, and cookies are read and written in one place.
  {
    folder: 'apps/web',
    may: [rulesOfBoth, fieldsOfBoth, '^services/(contract/cookies|(lists|site)/vocabulary)\\.ts$'],
    without: ['graphql-jit', '@apollo/server', 'undici'],
  },
  // A network counts as one client on both sides of the wire, and both read secrets from files.
  {
    folder: 'apps/gateway',
    may: ['^graphql/', '^schema/', '^services/(contract/(cookies|network|secret-files)|process/[^/]+)\\.ts$', fieldsOfBoth],
    without: [...react, 'undici'],
  },
  // The page on which developers try GraphQL is the one screen outside of the web room.
  {
    folder: 'apps/gateway/sandbox',
    // Two schemas are compared as a release compares them.
    may: ['^apps/gateway/src/limits/', '^graphql/(client-sdl|commands/(changes|versions))\\.ts$'],
    without: [...fastify, 'undici'],
  },
  { folder: 'graphql', may: ['^schema/', '^services/'], without: [...fastify, ...react, 'undici'] },
  { folder: 'schema', may: [], only: [] },
  { folder: 'services', may: [], without: [...fastify, ...react, ...graphql] },
  { folder: 'services/rules', may: [fieldsOfBoth, '^services/actions/vocabulary\\.ts$'], only: [] },
  // How a file comes in a form and is told by its content: both sides of the wire read it alike.
  { folder: 'services/files', may: ['^services/contract/'], only: ['@fastify/busboy'] },
  // The types of a declaration need nothing but zod, and the one codec of brackets in a query and of cookies.
  { folder: 'services/contract', may: [], only: ['zod', 'qs', '@types/qs', 'cookie'] },
  { folder: 'apps/provider', may: declarations, without: [...react, ...graphql, 'undici'] },
  // What another company answers: by the specification, so nothing of the declarations.
  { folder: 'apps/provider-spec', may: [], without: [...react, ...graphql, 'undici', 'zod'] },
  {
    folder: 'apps/provider/demo',
    may: [...declarations, '^apps/provider/src/'],
    without: [...fastify, ...react, ...graphql, 'undici'],
  },
  // Drawn and written for any catalogue: they know of goods what a subject says.
  { folder: 'apps/provider/demo/pictures', may: [], only: [] },
  // Values and titles are written in manuals as on the product's page.
  {
    folder: 'apps/provider/demo/manuals',
    may: ['^apps/provider/demo/pictures/', '^apps/provider/src/catalogue/(values/(units|values)|manuals/names)\\.ts$'],
    only: ['pdfkit', '@types/pdfkit', 'dejavu-fonts-ttf'],
  },
];

const test = '\\.test\\.tsx?$';

/** Files of a room: not those of its parts with rules of their own, and tests of a part only with the whole. */
function filesOf(folder) {
  const parts = rooms.filter((room) => room.folder.startsWith(`${folder}/`)).map((room) => `^${room.folder}/(?!.*${test})`);
  const isPart = rooms.some((room) => folder.startsWith(`${room.folder}/`));
  return { path: `^${folder}/`, pathNot: [...parts, ...(isPart ? [test] : [])] };
}

const layers = rooms.flatMap(({ folder, may, without = [], only }) => {
  const from = filesOf(folder);
  const packages =
    only === undefined ? (without.length > 0 ? `(^|/)node_modules/(${without.join('|')})/` : undefined) : '(^|/)node_modules/';
  const allowed = only?.map((name) => `(^|/)node_modules/${name}/`) ?? [];
  return [
    {
      name: `${folder} takes from its own and from what .ci/rooms.config.mjs gives it`,
      comment: 'Take it from where it is allowed, or move the code to the room it belongs to.',
      severity: 'error',
      from,
      to: { path: '^(apps|graphql|schema|services)/', pathNot: [`^${folder}/`, 'node_modules', ofEveryRoom, ...may] },
    },
    ...(packages === undefined
      ? []
      : [
          {
            name: `${folder} does without this package`,
            comment: 'Ask for what it does in the room that has it; .ci/rooms.config.mjs says which package is for whom.',
            severity: 'error',
            from: { ...from, pathNot: [...from.pathNot, test] },
            to: { path: packages, pathNot: allowed },
          },
        ]),
  ];
});

/** Folders of the reference provider, the lowest first: each imports those before it. What goes up is announced (`src/listeners.ts` ties it). */
const floors = ['platform', 'accounts', 'catalogue', 'pricing', 'basket', 'delivery', 'orders', 'payments', 'services'];
const source = '^apps/provider/src/';
const floorRules = floors.map((floor, index) => ({
  name: `apps/provider/src/${floor} imports downwards only`,
  comment: 'Move what both need down, announce what happens, or let the floor above answer the call: src/handlers.ts puts them together.',
  severity: 'error',
  from: { path: `${source}${floor}/`, pathNot: [test, '/testing/'] },
  // Neither a floor above nor what puts the floors together.
  to: { path: source, pathNot: floors.slice(0, index + 1).map((below) => `${source}${below}/`) },
}));
/** Of search: its interface, the implementation that is used, and the handlers of its calls. */
const searchEntrance = `${source}catalogue/search/(catalogue-search|search|handlers)\\.ts$`;

/** Layers of the screens, from above: what stands on one imports what stands below it. */
const webLayers = ['routes', 'features', 'entities', 'forms', 'ui', 'platform'];
const ofWeb = (layer) => `^apps/web/app/${layer}/`;

export default {
  forbidden: [
    ...layers,
    ...floorRules,
    {
      name: 'the provider reaches search through its interface',
      comment: 'Take it from apps/provider/src/catalogue/search/search.ts, so that another engine can stand behind it.',
      severity: 'error',
      // How good the reference implementation is, is measured inside it.
      from: { path: '^apps/provider/', pathNot: [`${source}catalogue/search/`, '^apps/provider/(src|demo)/relevance/'] },
      to: { path: `${source}catalogue/search/`, pathNot: [searchEntrance] },
    },
    ...webLayers.slice(1).map((layer, at) => ({
      name: `apps/web/app/${layer} imports nothing of the layers above it`,
      comment: 'Move what both need down, or let a route put the two together.',
      severity: 'error',
      from: { path: ofWeb(layer) },
      to: { path: [...webLayers.slice(0, at + 1).map(ofWeb), '^apps/web/app/[^/]+$'] },
    })),
    {
      name: 'features of the screens do not import each other',
      comment: 'A route puts two features together; what both need is an entity.',
      severity: 'error',
      from: { path: `${ofWeb('features')}([^/]+)/` },
      to: { path: ofWeb('features'), pathNot: `${ofWeb('features')}$1/` },
    },
    {
      name: 'apps/provider/demo may be deleted, so nothing imports it',
      comment: 'Load it when the program runs and only where it is there, or move the code out of it.',
      severity: 'error',
      from: { pathNot: '^apps/provider/demo/' },
      to: { path: '^apps/provider/demo/' },
    },
    {
      name: 'what is imported belongs to a room',
      comment: 'Give the folder a row in .ci/rooms.config.mjs.',
      severity: 'error',
      from: {},
      to: { path: '^(apps|packages|lab)/', pathNot: ['node_modules', ...rooms.map(({ folder }) => `^${folder}/`)] },
    },
    {
      name: 'files stand in no circle',
      comment: 'Two files that need each other are one idea, or a third file that both of them share.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['/generated/', '/build/', '/\\.react-router/', '\\.d\\.ts$', '^virtual:'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
