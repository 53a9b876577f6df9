import { type DocumentNode, type GraphQLSchema, NoDeprecatedCustomRule, validate } from 'graphql';

const usesByDocument = new WeakMap<DocumentNode, readonly string[]>();

/** What a document uses although it is deprecated, as GraphQL names it: `The field Order.old`, `The enum value "OrderStatus.OLD"`. */
export function deprecatedUses(document: DocumentNode, schema: GraphQLSchema): readonly string[] {
  const cachedUses = usesByDocument.get(document);
  if (cachedUses !== undefined) return cachedUses;
  const errors = validate(schema, document, [NoDeprecatedCustomRule]);
  const uses = [...new Set(errors.map(({ message }) => message.replace(/ is deprecated\..*$/s, '')))];
  usesByDocument.set(document, uses);
  return uses;
}
