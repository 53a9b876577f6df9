import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A specifier and the line on which it stands, from 1. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/**
 * Everything that a source takes from elsewhere: static imports and exports, dynamic imports, types by `import('…')`, and
 * code that is started by its address, as in `new URL('./worker.ts', import.meta.url)`.
 */
export function importsOf(file: string, source: string): Import[] {
  const { module, program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);

  const found: { specifier: string; start: number }[] = [
    ...module.staticImports.map(({ moduleRequest }) => ({ specifier: moduleRequest.value, start: moduleRequest.start })),
    ...module.staticExports
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []))
      .map(({ value, start }) => ({ specifier: value, start })),
  ];
  const take = (node: { type: string; start: number; value?: unknown }) => {
    if (typeof node.value === 'string') found.push({ specifier: node.value, start: node.start });
  };
  new Visitor({
    ImportExpression: ({ source: from }) => take(from),
    TSImportType: ({ source: from }) => take(from),
    NewExpression({ callee, arguments: [path, base] }) {
      const isAddress = callee.type === 'Identifier' && callee.name === 'URL' && base?.type === 'MemberExpression';
      if (isAddress && path?.type === 'Literal' && typeof path.value === 'string' && /\.[cm]?[jt]sx?$/.test(path.value)) take(path);
    },
  }).visit(program);

  const lines = new Map(found.map(({ specifier, start }) => [`${specifier}`, source.slice(0, start).split('\n').length]));
  return [...lines].map(([specifier, line]) => ({ specifier, line }));
}

/** Path from the root of what is imported; undefined for a package from the registry. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, workspace, path = ''] = /^@vitrina\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (workspace === undefined) return undefined;
  return `${['services', 'schema', 'graphql'].includes(workspace) ? workspace : `apps/${workspace}`}/${path}`;
}
