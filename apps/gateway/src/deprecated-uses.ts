import { type DocumentNode, type GraphQLSchema, NoDeprecatedCustomRule, validate } from 'graphql';

const known = new WeakMap<DocumentNode, readonly string[]>();

/** What a document uses although it is deprecated, as GraphQL names it: `The field Order.old`, `The enum value "OrderStatus.OLD"`. */
export function deprecatedIn(document: DocumentNode, schema: GraphQLSchema): readonly string[] {
  const before = known.get(document);
  if (before !== undefined) return before;
  const uses = validate(schema, document, [NoDeprecatedCustomRule]).map(({ message }) => message.replace(/ is deprecated\..*$/s, ''));
  const found = [...new Set(uses)];
  known.set(document, found);
  return found;
}
