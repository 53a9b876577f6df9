import { type GraphQLField, type GraphQLSchema, getNullableType, isInterfaceType, isListType, isObjectType } from 'graphql';
import { isPageItems } from '../base/list-size.ts';

/** «At most 12», «some dozen», «as many as there are ids», «one for each door», «always five numbers». */
const lengths =
  /\bat most\b|\bas many\b|\bsome (?:ten|twenty|dozens?|thirty|hundred)\b|\ba few\b|\bone (?:of|for) each\b|\beach\b.*\bonce\b|\balways\b|\bseven\b/i;

/** Bare lists of which nobody says how long they are, neither in words nor by an argument. */
export function missingListSizes(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!(isObjectType(type) || isInterfaceType(type)) || type.name.startsWith('__')) return [];
    const fields = Object.values(type.getFields());
    const isPage = fields.some(({ name }) => name === 'pageInfo');
    return fields
      .filter((field) => isListType(getNullableType(field.type)) && !(isPage && isPageItems(field.name)) && !hasKnownSize(field))
      .map(
        ({ name }) => `${type.name}.${name} is a list: its description says how many there may be, «at most 12», «some dozen», «a few».`,
      );
  });
}

const hasKnownSize = ({ args, description }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name }) => name === 'ids' || name === 'perPage') || lengths.test(description?.replaceAll(/\s+/g, ' ') ?? '');
