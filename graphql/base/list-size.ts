import { type ConstDirectiveNode, Kind, valueFromASTUntyped } from 'graphql';

/** What the schema declares of a list's length: `@listSize`. */
export interface ListSize {
  readonly assumedSize: number;
  readonly slicingArguments: readonly string[];
}

interface Declared {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** What a page is made of: as long as the field says that answers the page. */
export const isPageItems = (field: string): boolean => field === 'nodes' || field === 'edges';

/** The length that stands at a field; undefined where none does. */
export function listSizeOf({ directives = [] }: Declared): ListSize | undefined {
  const given = directives.find(({ name }) => name.value === 'listSize')?.arguments;
  if (given === undefined) return undefined;
  const said = (argument: string): unknown => {
    const value = given.find(({ name }) => name.value === argument)?.value;
    return value === undefined ? undefined : valueFromASTUntyped(value.kind === Kind.STRING ? { kind: Kind.LIST, values: [value] } : value);
  };
  const slicing = said('slicingArguments');
  return {
    assumedSize: Number(said('assumedSize')),
    slicingArguments: Array.isArray(slicing) ? slicing.map(String) : [],
  };
}
