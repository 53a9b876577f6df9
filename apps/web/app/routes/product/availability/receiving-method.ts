/** How a product is got. */
export type Way = 'courier' | 'pickup';

/** The way that an address asks for: the courier unless it names the other (spec 1 §4). */
export const wayOf = (search: string): Way => (new URLSearchParams(search).get('way') === 'pickup' ? 'pickup' : 'courier');
