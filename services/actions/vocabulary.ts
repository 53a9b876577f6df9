/** Kinds of actions (spec 2 §3). */
export const actionTypes = ['info', 'present', 'percent', 'percent_discount', 'absolute_discount', 'special_price'] as const;

/** Whether the `discount` of an action of this kind is percents; of the others it is money. */
export const isPercentage = (type: string): boolean => type === 'percent' || type === 'percent_discount';

/** What an action works by: the kinds that the specification names for the basket (spec 2 §4), and those that need no name there. */
export const mechanicTypes = ['discount', 'present', 'combo', 'bonuses', 'trade-in-1', 'trade-in-2'] as const;

/** The feature that makes a recommended service a condition of its action (spec 2 §9). */
export const requiredServiceFeature = 'dso.required';

/** For whom actions are asked: the site's channel and its usual orders; the flags of banks come only where they are wanted (spec 2 §7). */
export const actionsOfSite = { sales_channel_id: salesChannelId, order_type_id: defaultOrderTypeId, expand: 'bank_flags' } as const;

import { defaultOrderTypeId, salesChannelId } from '../contract/fields/special-ids.ts';
