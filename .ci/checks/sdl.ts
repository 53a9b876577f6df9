import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaProblems } from '@vitrina/graphql/commands/verify.ts';
import { type ASTNode, GraphQLError, parse, Source } from 'graphql';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';

interface File {
  readonly file: string;
  readonly source: string;
}

/** The schema as it is written: the domains' files one after another. */
export const sdlOf = (root: string): File[] =>
  filesBelow(root, 'schema', /\.graphql$/).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/** Everything in the schema says what it is and where that comes from, and something stands behind every field. */
export const sdl: Check = {
  find(root) {
    const files = sdlOf(root);
    try {
      const places = placesIn(files);
      return { problems: schemaProblems(files.map(({ source }) => source).join('\n')).map((problem) => withPlace(problem, places)) };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { problems: [`${error.source?.name ?? 'schema'}:${error.locations?.[0]?.line ?? 1}: ${error.message}`] };
    }
  },
};

interface Place {
  readonly file: string;
  readonly line: number;
}

/** Where each thing stands, by its name: `City`, `City.name`, `Query.city(id)`. */
function placesIn(files: readonly File[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { file, source } of files) {
    const note = (name: string, node: ASTNode) => places.set(name, { file, line: node.loc?.startToken.line ?? 1 });
    for (const definition of parse(new Source(source, file)).definitions) {
      if (!('name' in definition) || definition.name === undefined) continue;
      const type = definition.name.value;
      // An extension is not where the type stands.
      if (!places.has(type)) note(type, definition);
      for (const member of 'fields' in definition ? (definition.fields ?? []) : 'values' in definition ? (definition.values ?? []) : []) {
        const name = `${type}.${member.name.value}`;
        note(name, member);
        for (const argument of 'arguments' in member ? (member.arguments ?? []) : []) note(`${name}(${argument.name.value})`, argument);
      }
    }
  }
  return places;
}

/** A problem with the place of what it begins with, and with that file's domain. */
function withPlace(problem: string, places: ReadonlyMap<string, Place>): string {
  const [name = ''] = problem.split(' ');
  const place = places.get(name) ?? places.get(name.replace(/\(.*/, '')) ?? places.get(name.replace(/\..*/, ''));
  if (place === undefined || !/^[A-Z]\w*(?:[.(]|$)/.test(name)) return problem;
  const domain = /(\w+)(?:-\w+)?\.graphql$/.exec(place.file)?.[1] ?? '<domain>';
  return `${place.file}:${place.line}: ${problem.replaceAll('<domain>', domain)}`;
}
