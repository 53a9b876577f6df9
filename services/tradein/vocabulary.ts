/** The calculator that is meant when none is named (spec 2 §9). */
export const defaultCalculator = '1';

/** The category whose goods are shown for old devices where the provider tells none (spec 2 §9, default filter `category_ids`). */
export const defaultCategory = '224';

/** Models on one page of a search (spec 2 §9). */
export const tradeInPage = 100;

/** Random numbers of devices lie between these, both included (spec 2 §9). */
export const deviceIds = { least: 10_000, most: 99_999 } as const;

/** Codes of a device's condition (spec 2 §3). */
export const conditions = { perfect: 3, working: 2, broken_screen: 1 } as const;
export type ConditionCode = (typeof conditions)[keyof typeof conditions];
/** From the best to the worst. */
export const conditionCodes = [3, 2, 1] as const satisfies readonly ConditionCode[];

/** By which a condition is told in numbers. */
export const conditionNumbers = { 3: 3, 2: 2, 1: 1 } as const satisfies Record<ConditionCode, ConditionCode>;

/** The same conditions in the other view (spec 2 §3). */
export const conditionLetters = { 3: 'C', 2: 'D', 1: 'NC' } as const satisfies Record<ConditionCode, string>;
export type ConditionLetter = (typeof conditionLetters)[ConditionCode];
export const codeOfLetter = { C: 3, D: 2, NC: 1 } as const satisfies Record<ConditionLetter, ConditionCode>;

/** The memory of a device that has none to choose (spec 2 §4). */
export const noMemory = 0;
