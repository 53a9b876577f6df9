/** Pieces of one product that may be asked for at once, where the provider does not say how many it has (ours). */
export const maxQuantity = 9999;

/** Whether so many pieces of one line may be asked for. What is in stock, the provider knows. */
export const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;

export const quantityFault = (quantity: number): string | null => (isQuantity(quantity) ? null : `Количество — от 1 до ${maxQuantity}.`);
