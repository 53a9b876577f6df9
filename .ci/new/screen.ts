import { camelCase } from '@vitrina/services/contract/rename.ts';
import { parse, print } from 'graphql';
import { pascal, placeholder, toFill } from './naming.ts';
import { type QueryField, queryFieldOf } from './query-field.ts';
import type { Tree } from './tree.ts';

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
  const queryField = queryFieldOf(tree, field, parametersOf(path));
  if (queryField === null) throw new Error(`Query has no ${field} to show: npm run new -- call … writes one.`);
  const folder = `apps/web/app/routes/${name}`;
  const operation = pascal(camelCase(name.replaceAll('-', '_')));
  tree.create(
    `${folder}/${name}.graphql`,
    `${print(parse(`query ${operation}${queryField.variableDefinitions} { ${field}${queryField.selection} }`))}\n`,
  );
  tree.create(`${folder}/route.tsx`, route(screen, operation, queryField));
  tree.create(`${folder}/route.test.ts`, test(screen));
  // Before the address that catches the rest.
  tree.replace(
    'apps/web/app/routes.ts',
    /^ +route\('\*'/m,
    (found) => `    route('${path.slice(1)}', 'routes/${name}/route.tsx'),\n${found}`,
  );
  tree.addTo('apps/web/app/platform/head/screen-paths.ts', /^const paths = \[/m, `  ${knownPathPattern(path)}`);
  tree.addTo(
    'apps/server/test/authorization/screens.ts',
    /^export const screens\b.* = \{/m,
    `'${path}': '${shows ?? toFill('public or own')}'`,
  );
  tree.addTo(
    'apps/server/e2e/page-requirements.ts',
    /^const pageRequirements\b.* = \{/m,
    `'${path.slice(1)}': ${shows === 'own' ? "'apart'" : 'inPlace'}`,
  );
  if (path.includes(':')) return;
  const title = screen.title === null ? toFill('its title in Russian') : screen.title;
  const literal = path.replaceAll('/', '\\/');
  const screenPathEntry =
    shows === 'own'
      ? `privatePage(/^${literal}$/, '${title}')`
      : `publicPage(/^${literal}$/, '${title}', '${toFill('what a search engine tells of it')}')`;
  tree.addTo('apps/provider/src/catalogue/site/static-pages.ts', /^const pages\b.* = \[/m, screenPathEntry);
}

/** The pattern of a path as `known.ts` writes it: an id, or words of an address, may be absent as in the route. */
function knownPathPattern(path: string): string {
  const pattern = path.replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const part = `/\${${name.toLowerCase().endsWith('id') ? 'id' : 'slug'}}`;
    return optional ? `(?:${part})?` : part;
  });
  return pattern === path ? `'${path}'` : `\`${pattern}\``;
}

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function route({ path, field, title }: Screen, operation: string, { isPage, variables }: QueryField): string {
  const takesParameters = parametersOf(path).length > 0;
  return `import { ${operation}Document } from '../../generated/graphql.ts';
import { absent, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { makeHead } from '../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';

const title = ${title === null ? placeholder("''", 'its title in Russian') : `'${title}'`};

export async function loader({ context, request${takesParameters ? ', params, url' : ''} }: Route.LoaderArgs) {
  const { data, errors } = await query(context, request, ${operation}Document, ${variables});
  if (data === null) throwFailure(errors[0]);
  const result = data.${field} ?? absent(errors, '${field}');
  return { result, head: makeHead(context, null, { title, path: ${takesParameters ? 'url.pathname' : `'${path}'`} }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ${operation}Page({ loaderData: { result } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: title }]} />
      <Heading level={1} className="mb-6">{title}</Heading>
      ${isPage ? `<ul>{result.nodes.map((each) => <li key={each.id}>{${placeholder('each.id', 'what is shown of each')}}</li>)}</ul>` : `<p>{${placeholder('String(result)', 'what is shown')}}</p>`}
    </>
  );
}
`;
}

function test({ path, field }: Screen): string {
  const address = path.replaceAll(/:\w+\??/g, '1');
  const params = parametersOf(path).map((name) => `${name}: '1'`);
  return `import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

const load = (answer: object) => {
  const { context } = visit({ execute: async () => answer });
  const request = new Request('http://shop.example${address}');
  return loader({ context, request, params: { ${params.join(', ')} }, pattern: '${path}', url: new URL(request.url) });
};

test('shows what the gateway answers', async () => {
  const answer = { __typename: 'Answer' };
  expect((await load({ data: { ${field}: answer } })).result).toEqual(answer);
});

test('says that it is not there when it is null', async () => {
  await expect(load({ data: { ${field}: null } })).rejects.toMatchObject({ init: { status: 404 } });
});
`;
}
