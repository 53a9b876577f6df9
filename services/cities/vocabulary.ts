/** The city of who has not chosen one, and of requests whose city cannot be loaded. */
export const defaultCity = { id: 1, alias: 'doneck' } as const;

/** A city id of an older numbering; it is replaced with the default (spec 2 §9). */
export const retiredCityId = 133;
