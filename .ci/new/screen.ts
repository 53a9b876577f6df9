import type { Tree } from './tree.ts';
import { hole, pascal, toFill } from './words.ts';

export interface Screen {
  /** Folder below `apps/web/app`, and the name of its operation: `lectures`. */
  readonly name: string;
  /** Where it is found: `/lectures`, `/lectures/:id`. */
  readonly path: string;
  /** The field of the schema that it shows. */
  readonly field: string;
}

/** A screen with its operation, its address and the test of its loader. */
export function addScreen(tree: Tree, screen: Screen): void {
  const { name, path, field } = screen;
  if (!/^[a-z][a-z-]*$/.test(name)) throw new Error(`«${name}» is no name of a folder: lectures, gift-cards.`);
  if (!/^\/[\w/:?-]*$/.test(path)) throw new Error(`«${path}» is no path of the shop: it begins with a slash.`);
  const folder = `apps/web/app/${name}`;
  const operation = pascal(name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  tree.create(
    `${folder}/${name}.graphql`,
    `query ${operation} {\n  ${field} {\n    __typename # ${toFill('what this screen shows')}\n  }\n}\n`,
  );
  tree.create(`${folder}/route.tsx`, route(screen, operation));
  tree.create(`${folder}/route.test.ts`, test(screen));
  // Before the address that catches the rest.
  tree.replace('apps/web/app/routes.ts', /^ +route\('\*'/m, (found) => `    route('${path.slice(1)}', '${name}/route.tsx'),\n${found}`);
  const known = path.replace(/\/:.*/, '');
  tree.addTo('apps/web/app/shell/known.ts', /^const known = \[/m, `  /^${known.replaceAll('/', '\\/')}(?:\\/|\\?|$)/`);
}

function route({ path, field }: Screen, operation: string): string {
  return `import { absent, failed, query } from '../gateway/query.server.ts';
import { ${operation}Document } from '../generated/graphql.ts';
import { makeHead } from '../shell/head.server.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/route';

const title = ${hole("''", 'its title in Russian')};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data, errors } = await query(context, request, ${operation}Document, {});
  if (data === null) failed(errors[0]);
  const shown = data.${field} ?? absent(errors, '${field}');
  return { shown, head: makeHead(context, null, { title, path: '${path}' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ${operation}Page({ loaderData: { shown } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: title }]} />
      <h1 className="mb-6 text-28">{title}</h1>
      <p>{${hole('shown.__typename', 'what is shown')}}</p>
    </>
  );
}
`;
}

function test({ path, field }: Screen): string {
  return `import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';
import { loader } from './route.tsx';

const load = (answer: object) => {
  const { context } = visit({ execute: async () => answer });
  const request = new Request('http://shop.example${path}');
  return loader({ context, request, params: {}, pattern: '${path}', url: new URL(request.url) });
};

test('shows what the gateway answers', async () => {
  const { shown } = await load({ data: { ${field}: ${hole('{}', 'what the gateway answers')} } });
  expect(shown).toEqual(${hole('{}', 'what is shown of it')});
});

test('says that it is not there when it is null', async () => {
  await expect(load({ data: { ${field}: null } })).rejects.toMatchObject({ init: { status: 404 } });
});
`;
}
