import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { documentLimits, maxInputDepth, operationLimits } from './operation-limits.ts';

/** Levels below `__schema` and `__type`, which `depth` does not count; the whole introspection query has 16. */
const maxOfIntrospection = 30;

const maxFragmentDepth = maxInputDepth;

class LimitExceeded extends Error {}

/** A fragment in which a selection stands, and those around it: whoever meets one of them again goes in a circle. */
interface Spread {
  readonly name: string;
  readonly outer: Spread | undefined;
}

interface SelectionSpot {
  readonly set: SelectionSetNode;
  readonly spread: Spread | undefined;
}

/**
 * What a document has too much of; undefined when it may be validated. The schema's own rules take time by the square of
 * what is written in one place, so they are not asked about a text that would only keep them busy. This takes time by
 * what is written, and stops at the first limit.
 */
export function excessOf(document: DocumentNode): string | undefined {
  try {
    countDefinitions(document);
    measureLiterals(document);
    measureSelections(document);
    return undefined;
  } catch (error) {
    if (error instanceof LimitExceeded) return error.message;
    throw error;
  }
}

function assertAtMost(what: string, actual: number, max: number): void {
  if (actual > max) throw new LimitExceeded(`The document has more ${what} than is allowed: at most ${max}.`);
}

function countDefinitions({ definitions }: DocumentNode): void {
  const count = (kind: Kind) => definitions.filter((definition) => definition.kind === kind).length;
  assertAtMost('operations', count(Kind.OPERATION_DEFINITION), documentLimits.operations);
  assertAtMost('fragments', count(Kind.FRAGMENT_DEFINITION), documentLimits.fragments);
}

/** Lists and objects inside each other, in arguments and defaults. */
function measureLiterals(document: DocumentNode): void {
  let levels = 0;
  const inside = {
    enter() {
      levels += 1;
      assertAtMost('lists and objects inside each other', levels, maxInputDepth);
    },
    leave() {
      levels -= 1;
    },
  };
  visit(document, { ListValue: inside, ObjectValue: inside });
}

function measureSelections({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const walker = createWalker(fragments);
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    walker.startOperation(definition.directives?.length);
    walker.place([{ set: definition.selectionSet, spread: undefined }]);
  }
  // What no operation uses is compared all the same before that is told, so all of it together is counted as one operation.
  walker.startOperation();
  for (const [name, { selectionSet }] of fragments) {
    if (!walker.reached.has(name)) walker.place([{ set: selectionSet, spread: { name, outer: undefined } }]);
  }
}

/** Walks the answer as it would come, each fragment where it is used, fields of one name together. */
function createWalker(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const reached = new Set<string>();
  let counts = { selections: 0, aliases: 0, directives: 0, spreads: 0 };

  /** Fields of one place of the answer by their names in it. */
  function fieldsOf(spots: readonly SelectionSpot[]): Map<string, Array<{ field: FieldNode; spread: Spread | undefined }>> {
    const fields = new Map<string, Array<{ field: FieldNode; spread: Spread | undefined }>>();

    function collect({ set, spread }: SelectionSpot, levels: number): void {
      assertAtMost('fragments inside each other', levels, maxFragmentDepth);
      for (const selection of set.selections) {
        counts.directives += selection.directives?.length ?? 0;
        assertAtMost('directives', counts.directives, operationLimits.directives);
        if (selection.kind === Kind.FIELD) {
          add(selection, spread);
          continue;
        }
        counts.spreads += 1;
        assertAtMost('uses of fragments', counts.spreads, operationLimits.selections);
        if (selection.kind === Kind.INLINE_FRAGMENT) collect({ set: selection.selectionSet, spread }, levels + 1);
        else follow(selection.name.value, spread, levels);
      }
    }

    function add(field: FieldNode, spread: Spread | undefined): void {
      counts.selections += 1;
      assertAtMost('fields', counts.selections, operationLimits.selections);
      if (field.alias) counts.aliases += 1;
      assertAtMost('aliases', counts.aliases, operationLimits.aliases);
      const name = field.alias?.value ?? field.name.value;
      const same = fields.get(name);
      if (same === undefined) fields.set(name, [{ field, spread }]);
      else same.push({ field, spread });
      assertAtMost('fields of one name in one place', same?.length ?? 1, documentLimits.mergedFields);
    }

    function follow(name: string, spread: Spread | undefined, levels: number): void {
      const fragment = fragments.get(name);
      // A circle, or a fragment that is not there: another rule tells of it.
      if (fragment === undefined || isWithin(name, spread)) return;
      reached.add(name);
      collect({ set: fragment.selectionSet, spread: { name, outer: spread } }, levels + 1);
    }

    for (const spot of spots) collect(spot, 0);
    return fields;
  }

  function place(spots: readonly SelectionSpot[], levels = 1, isIntrospection = false): void {
    if (spots.length === 0) return;
    assertAtMost('levels of fields', levels, isIntrospection ? maxOfIntrospection : operationLimits.depth);
    for (const [, same] of fieldsOf(spots)) {
      const inner = same.flatMap(({ field: { selectionSet }, spread }) => (selectionSet ? [{ set: selectionSet, spread }] : []));
      place(inner, levels + 1, isIntrospection || same.every(({ field }) => field.name.value.startsWith('__')));
    }
  }

  return {
    reached,
    place: (spots: readonly SelectionSpot[]) => place(spots),
    /** What is walked from here on is another operation. */
    startOperation(directives = 0) {
      counts = { selections: 0, aliases: 0, directives, spreads: 0 };
    },
  };
}

function isWithin(name: string, spread: Spread | undefined): boolean {
  for (let current = spread; current !== undefined; current = current.outer) if (current.name === name) return true;
  return false;
}
