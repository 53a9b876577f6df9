import type { BasketPageQuery } from '../../generated/graphql.ts';

/** A line of the basket, as its screen has it. */
export type Item = NonNullable<BasketPageQuery['basket']>['items'][number];
