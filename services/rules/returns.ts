/** Why a shopper returns something, as the wire calls it (ours). */
export const returnReasons = ['changed_mind', 'defect', 'wrong_item', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** For how long after the receipt something may be returned (ours), and how a sentence says it: to whoever has changed their mind, and with a defect. */
export const returnTerms = { changedMind: { days: 7, text: 'семи дней' }, defect: { days: 15, text: '15 дней' } } as const;
export type ReturnTerm = keyof typeof returnTerms;

/** As the wire calls it, or the schema. */
type ReasonName = ReturnReason | Uppercase<ReturnReason>;
const isOneOf = (reason: ReasonName, ...reasons: readonly ReturnReason[]): boolean => reasons.some((each) => each === reason.toLowerCase());

/** Which term a reason has: the longer one where the fault is the shop's. */
export const returnTermOf = (reason: ReasonName): ReturnTerm => (isOneOf(reason, 'defect', 'wrong_item') ? 'defect' : 'changedMind');

/** Whether nobody knows what it is about without words of the shopper's. */
export const needsReturnComment = (reason: ReasonName): boolean => isOneOf(reason, 'defect', 'other');
