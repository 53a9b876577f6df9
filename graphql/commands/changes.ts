import {
  buildASTSchema,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
} from 'graphql';
import { type Change, formatVersion, isAfter, isBreakingStep, type Section, type Version } from './versions.ts';

/** The schema as it was given out last: its version and its printed form. */
export interface ReleasedSchema {
  readonly version: Version;
  readonly schema: GraphQLSchema;
  readonly printed: string;
}

/** What a client may rely on: every type, sorted, without the descriptions, which may be reworded at any time. */
export function printedSchema(sdl: string): string {
  const document = visit(parse(sdl), { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) });
  return printSchema(lexicographicSortSchema(buildASTSchema(document)));
}

/** Everything that differs between what was given out and the schema of today; of a new type only the type itself. */
export function changesSince({ schema: before }: Pick<ReleasedSchema, 'schema'>, sdl: string): Change[] {
  const today = buildASTSchema(parse(printedSchema(sdl)));
  const had = new Set(coordinatesOf(before));
  const news = new Set(coordinatesOf(today).filter((coordinate) => !had.has(coordinate)));
  const foundChanges = [
    ...findBreakingChanges(before, today).map(({ description }) => changeOf('breaking', description)),
    ...findDangerousChanges(before, today).map(({ description }) => changeOf('dangerous', description)),
  ];
  const reportedCoordinates = new Set(foundChanges.map(({ coordinate }) => coordinate));
  const additions = [...news].filter((coordinate) => !news.has(parentOf(coordinate)) && !reportedCoordinates.has(coordinate));
  return [...foundChanges, ...additions.map((coordinate) => changeOf('added', `${coordinate} was added.`, coordinate))];
}

const changeOf = (kind: Change['kind'], text: string, coordinate: string = coordinateIn(text)): Change => ({ kind, coordinate, text });

/** What is wrong with the change log, given the schema of today; empty when nothing is. */
export function changeLogProblems(released: ReleasedSchema, sdl: string, [latest]: readonly Section[]): string[] {
  const releasedVersion = formatVersion(released.version);
  if (latest === undefined) return ['schema/CHANGELOG.md has no version.'];
  const isNewer = isAfter(latest.version, released.version);
  if (!isNewer && isAfter(released.version, latest.version)) return [`schema/CHANGELOG.md says nothing of version ${releasedVersion}.`];
  if (printedSchema(sdl) === released.printed) {
    return isNewer ? [`Nothing has changed since ${releasedVersion}, yet schema/CHANGELOG.md has ${formatVersion(latest.version)}.`] : [];
  }
  const changes = changesSince(released, sdl);
  const breaking = changes.filter(({ kind }) => kind === 'breaking');
  if (!isNewer)
    return [
      ...changes.map(({ text }) => text),
      `The schema differs from ${releasedVersion}: npm run schema:release -- ${breaking.length > 0 ? 'major' : 'minor'} "What is new, in a sentence."`,
    ];
  if (latest.text === '') return [`Version ${formatVersion(latest.version)} of schema/CHANGELOG.md says nothing.`];
  if (breaking.length > 0 && !isBreakingStep(released.version, latest.version)) {
    return breaking.map(({ text }) => `${text} That breaks clients, so it needs version ${released.version.major + 1}.0.`);
  }
  return breaking
    .filter(({ coordinate }) => !latest.text.includes(`\`${coordinate}\``))
    .map(
      ({ coordinate, text }) => `${text} Version ${formatVersion(latest.version)} of schema/CHANGELOG.md does not name \`${coordinate}\`.`,
    );
}

/** Where in the schema a change of graphql-js is, as `Type`, `Type.field` or `Type.field(argument:)`. */
function coordinateIn(description: string): string {
  const patterns: readonly (readonly [RegExp, (one: string, two: string) => string])[] = [
    [/^(?:A required|An optional) field (\w+) on input type (\w+) /, (field, type) => `${type}.${field}`],
    [/^(?:A required|An optional) arg (\w+) on (?:directive )?([\w.]+) /, (argument, owner) => `${owner}(${argument}:)`],
    [/^(\w+) was (?:removed from|added to) (?:enum|union) type (\w+)\./, (member, type) => `${type}.${member}`],
    [/^([\w.]+) arg (\w+) /, (owner, argument) => `${owner}(${argument}:)`],
    [/^([\w.]*\w)(\W)/, (owner) => owner],
  ];
  for (const [pattern, coordinate] of patterns) {
    const [, one, two] = pattern.exec(description) ?? [];
    if (one !== undefined && two !== undefined) return coordinate(one, two);
  }
  return description;
}

/** Every type, field, argument and value that the shop itself has given a name. */
function coordinatesOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [type.name, ...membersOf(type)]);
}

function membersOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => `${type.name}.${name}`);
  if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) => [
    `${type.name}.${name}`,
    ...args.map((argument) => `${type.name}.${name}(${argument.name}:)`),
  ]);
}

/** What a coordinate stands in: the field of an argument, the type of a field; nothing for a type. */
const parentOf = (coordinate: string): string => coordinate.replace(/(?:\(\w+:\)|\.\w+|^\w+)$/, '');
