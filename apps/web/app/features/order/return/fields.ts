/** Whether a line of the order is returned, and how many pieces of it: names of the form's fields. */
export const lineField = (itemId: string): string => `line-${itemId}`;
export const quantityField = (itemId: string): string => `quantity-${itemId}`;
