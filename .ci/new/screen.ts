import { camelCase } from '@vitrina/services/contract/rename.ts';
import { parse, print } from 'graphql';
import { type Shown, shownBy } from './shown.ts';
import type { Tree } from './tree.ts';
import { hole, pascal, toFill } from './words.ts';

export interface Screen {
  /** Folder below `apps/web/app/routes`, and the name of its operation: `lectures`. */
  readonly name: string;
  /** Where it is found: `/lectures`, `/lectures/:id`. */
  readonly path: string;
  /** The field of the schema that it shows. */
  readonly field: string;
  /** In Russian; null where it is left to fill. */
  readonly title: string | null;
  /** `public`: the same to everybody; `own`: what the visitor has. Null where it is left to fill. */
  readonly shows: string | null;
}

/** A screen with its operation, its address and the test of its loader. */
export function addScreen(tree: Tree, screen: Screen): void {
  const { name, path, field, shows } = screen;
  if (!/^[a-z][a-z-]*$/.test(name)) throw new Error(`«${name}» is no name of a folder: lectures, gift-cards.`);
  if (!/^\/[\w/:?-]*$/.test(path)) throw new Error(`«${path}» is no path of the shop: it begins with a slash.`);
  if (shows !== null && !['public', 'own'].includes(shows)) throw new Error(`«${shows}» is neither public nor own.`);
  const shown = shownBy(tree, field, parametersOf(path));
  if (shown === null) throw new Error(`Query has no ${field} to show: npm run new -- call … writes one.`);
  const folder = `apps/web/app/routes/${name}`;
  const operation = pascal(camelCase(name.replaceAll('-', '_')));
  tree.create(`${folder}/${name}.graphql`, `${print(parse(`query ${operation}${shown.declared} { ${field}${shown.selection} }`))}\n`);
  tree.create(`${folder}/route.tsx`, route(screen, operation, shown));
  tree.create(`${folder}/route.test.ts`, test(screen));
  // Before the address that catches the rest.
  tree.replace(
    'apps/web/app/routes.ts',
    /^ +route\('\*'/m,
    (found) => `    route('${path.slice(1)}', 'routes/${name}/route.tsx'),\n${found}`,
  );
  tree.addTo('apps/web/app/platform/head/screen-paths.ts', /^const paths = \[/m, `  ${known(path)}`);
  tree.addTo(
    'apps/server/test/strangers/screens.ts',
    /^export const screens\b.* = \{/m,
    `'${path}': '${shows ?? toFill('public or own')}'`,
  );
  tree.addTo('apps/server/e2e/verdicts.ts', /^const verdicts\b.* = \{/m, `'${path.slice(1)}': ${shows === 'own' ? "'apart'" : 'inPlace'}`);
  if (path.includes(':')) return;
  const title = screen.title === null ? toFill('its title in Russian') : screen.title;
  const literal = path.replaceAll('/', '\\/');
  const described =
    shows === 'own'
      ? `own(/^${literal}$/, '${title}')`
      : `open(/^${literal}$/, '${title}', '${toFill('what a search engine tells of it')}')`;
  tree.addTo('apps/provider/src/catalogue/site/static-pages.ts', /^const pages\b.* = \[/m, described);
}

/** The pattern of a path as `known.ts` writes it: an id, or words of an address, may be absent as in the route. */
function known(path: string): string {
  const pattern = path.replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const part = `/\${${name.toLowerCase().endsWith('id') ? 'id' : 'slug'}}`;
    return optional ? `(?:${part})?` : part;
  });
  return pattern === path ? `'${path}'` : `\`${pattern}\``;
}

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function route({ path, field, title }: Screen, operation: string, { isPage, variables }: Shown): string {
  const takesParameters = parametersOf(path).length > 0;
  return `import { ${operation}Document } from '../../generated/graphql.ts';
import { absent, failed, query } from '../../platform/gateway/query.server.ts';
import { makeHead } from '../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';

const title = ${title === null ? hole("''", 'its title in Russian') : `'${title}'`};

export async function loader({ context, request${takesParameters ? ', params, url' : ''} }: Route.LoaderArgs) {
  const { data, errors } = await query(context, request, ${operation}Document, ${variables});
  if (data === null) failed(errors[0]);
  const shown = data.${field} ?? absent(errors, '${field}');
  return { shown, head: makeHead(context, null, { title, path: ${takesParameters ? 'url.pathname' : `'${path}'`} }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ${operation}Page({ loaderData: { shown } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: title }]} />
      <Heading level={1} className="mb-6">{title}</Heading>
      ${isPage ? `<ul>{shown.nodes.map((each) => <li key={each.id}>{${hole('each.id', 'what is shown of each')}}</li>)}</ul>` : `<p>{${hole('String(shown)', 'what is shown')}}</p>`}
    </>
  );
}
`;
}

function test({ path, field }: Screen): string {
  const address = path.replaceAll(/:\w+\??/g, '1');
  const params = parametersOf(path).map((name) => `${name}: '1'`);
  return `import { expect, test } from 'vitest';
import { visit } from '../../platform/gateway/visit.ts';
import { loader } from './route.tsx';

const load = (answer: object) => {
  const { context } = visit({ execute: async () => answer });
  const request = new Request('http://shop.example${address}');
  return loader({ context, request, params: { ${params.join(', ')} }, pattern: '${path}', url: new URL(request.url) });
};

test('shows what the gateway answers', async () => {
  const told = { __typename: 'Told' };
  expect((await load({ data: { ${field}: told } })).shown).toEqual(told);
});

test('says that it is not there when it is null', async () => {
  await expect(load({ data: { ${field}: null } })).rejects.toMatchObject({ init: { status: 404 } });
});
`;
}
