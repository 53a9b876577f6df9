import { type ConstDirectiveNode, Kind, valueFromASTUntyped } from 'graphql';

/** What the schema declares of a list's length: `@listSize`. */
export interface ListSize {
  readonly assumedSize: number;
  readonly slicingArguments: readonly string[];
}

interface WithDirectives {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** What a page is made of: as long as the field says that answers the page. */
export const isPageItems = (field: string): boolean => field === 'nodes' || field === 'edges';

/** The length that stands at a field; undefined where none does. */
export function listSizeOf({ directives = [] }: WithDirectives): ListSize | undefined {
  const directiveArguments = directives.find(({ name }) => name.value === 'listSize')?.arguments;
  if (directiveArguments === undefined) return undefined;
  const argumentValue = (argument: string): unknown => {
    const value = directiveArguments.find(({ name }) => name.value === argument)?.value;
    return value === undefined ? undefined : valueFromASTUntyped(value.kind === Kind.STRING ? { kind: Kind.LIST, values: [value] } : value);
  };
  const slicing = argumentValue('slicingArguments');
  return {
    assumedSize: Number(argumentValue('assumedSize')),
    slicingArguments: Array.isArray(slicing) ? slicing.map(String) : [],
  };
}
