import {
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { type ErrorDetails, type FieldMessages, meaningOf, type ShopError } from './errors.ts';
import type { UserError } from './sources.ts';

/** What a payload without anything else says: why the change has not happened. */
export interface FailedPayload {
  readonly userErrors: readonly UserError[];
}

/** Told of each failure that a client gets as data, for the figures. */
interface CountsUserErrors {
  countUserError(code: UserError['code']): void;
}

/**
 * The resolver of a mutation whose expected failures are data of its payload: those of the types that the union of its `userErrors` has.
 * Everything else stays an error of the operation, and so does a failure that the operation does not ask for, so that nothing that has not
 * happened looks as if it had.
 */
export function withUserErrors<Context extends CountsUserErrors>(
  resolve: GraphQLFieldResolver<unknown, Context>,
  possible: ReadonlySet<string>,
): GraphQLFieldResolver<unknown, Context> {
  const resolver: typeof resolve = async (parent, args, context, info) => {
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      const userErrors = userErrorsOf(meaningOf(error));
      const areExpected = userErrors.length > 0 && userErrors.every(({ __typename }) => possible.has(__typename));
      if (!areExpected || !asksForUserErrors(info)) throw error;
      for (const { code } of userErrors) context.countUserError(code);
      return { userErrors } satisfies FailedPayload;
    }
  };
  // What is known of the resolver (its calls) is known of this one.
  return Object.assign(resolver, resolve);
}

/** The field of each payload. */
export const userErrorsOfPayload = (payload: Partial<FailedPayload>): readonly UserError[] => payload.userErrors ?? [];

const maxErrors = 30;

/** An error as data; empty when it is none that can be expected. */
function userErrorsOf({ code, message, fields = {}, details }: ShopError): UserError[] {
  switch (code) {
    case 'BAD_USER_INPUT':
      return invalidValues(fields, message, details);
    case 'NOT_FOUND':
      return [{ __typename: 'NotFound', code: 'NOT_FOUND', message, field: details.field?.split('.') ?? null }];
    case 'OUT_OF_STOCK': {
      const { field, available = null } = details;
      return [{ __typename: 'OutOfStock', code: 'OUT_OF_STOCK', message, field: field?.split('.') ?? null, available }];
    }
    case 'CONFLICT':
      return [conflict(message, details)];
    default:
      return [];
  }
}

function conflict(message: string, { priceChange, isBasketChanged, rejectedQuote }: ErrorDetails): UserError {
  if (priceChange !== undefined) return { __typename: 'PriceChanged', code: 'PRICE_CHANGED', message, field: null, ...priceChange };
  const field = ['input', 'quote'];
  if (rejectedQuote === 'QUOTE_EXPIRED') return { __typename: 'QuoteExpired', code: rejectedQuote, message, field };
  if (rejectedQuote === 'QUOTE_INVALID') return { __typename: 'QuoteInvalid', code: rejectedQuote, message, field };
  return isBasketChanged
    ? { __typename: 'BasketChanged', code: 'BASKET_CHANGED', message, field: null }
    : { __typename: 'Conflict', code: 'CONFLICT', message, field: null };
}

/** One for each text beside a field; the code of a phone has a type of its own. */
function invalidValues(fields: FieldMessages, message: string, { triesLeft }: ErrorDetails): UserError[] {
  const all = Object.entries(fields).flatMap(([path, texts]) =>
    (texts.length === 0 ? [message] : texts).map((text): UserError => {
      const field = path.split('.');
      return path === 'input.code' && triesLeft !== undefined
        ? { __typename: 'CodeWrong', code: 'CODE_WRONG', message: text, field, triesLeft }
        : { __typename: 'InvalidValue', code: 'INVALID_VALUE', message: text, field };
    }),
  );
  return all.length === 0 ? [{ __typename: 'InvalidValue', code: 'INVALID_VALUE', message, field: null }] : all.slice(0, maxErrors);
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

const asksForUserErrors = ({ fieldNodes, fragments }: GraphQLResolveInfo): boolean =>
  fieldNodes.some(({ selectionSet }) => selects(selectionSet, fragments));

function selects(set: SelectionSetNode | undefined, fragments: Fragments): boolean {
  return set?.selections.some((selection) => isOrHolds(selection, fragments)) ?? false;
}

function isOrHolds(selection: SelectionNode, fragments: Fragments): boolean {
  if (selection.kind === Kind.FIELD) return selection.name.value === 'userErrors';
  return selects(
    selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet,
    fragments,
  );
}
