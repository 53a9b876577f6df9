import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, concatAST, type DocumentNode, GraphQLError, Kind, parse, Source, validate, visit } from 'graphql';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';
import { sdlOf } from './sdl.ts';

/** Whose operations live in this tree: the screens', and those of the examples for other applications. */
const clientFolders = ['apps/web/app', 'docs/examples'];

/** What they ask is what the schema of today answers. */
export const operations: Check = {
  find(root) {
    try {
      const schema = buildASTSchema(concatAST(sdlOf(root).map(({ file, source }) => parse(new Source(source, file)))));
      const documents = clientFolders
        .filter((folder) => existsSync(join(root, folder)))
        .flatMap((folder) => filesBelow(root, folder, /\.graphql$/))
        .map((file) => parse(new Source(readFileSync(join(root, file), 'utf8'), file)));
      const allOperations = concatAST(documents);
      return { problems: [...validate(schema, allOperations), ...brokenObjects(allOperations)].map(describeError) };
    } catch (error) {
      if (error instanceof GraphQLError) return { problems: [describeError(error)] };
      throw error;
    }
  },
};

/** Compiled execution drops a variable that is left out inside an object written in place, so objects are passed whole. */
function brokenObjects(document: DocumentNode): GraphQLError[] {
  const errors: GraphQLError[] = [];
  visit(document, {
    ObjectValue(node) {
      visit(node, {
        [Kind.VARIABLE](variable) {
          errors.push(new GraphQLError(`$${variable.name.value} stands inside of an object; pass the whole object.`, { nodes: variable }));
        },
      });
      return false;
    },
  });
  return errors;
}

function describeError({ message, nodes, source, locations }: GraphQLError): string {
  const file = nodes?.[0]?.loc?.source.name ?? source?.name ?? 'schema';
  return `${file}:${locations?.[0]?.line ?? 1}: ${message}`;
}
