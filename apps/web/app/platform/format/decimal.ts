/** «60,5», as numbers are written in Russian. */
export const decimal = (value: number): string => String(value).replace('.', ',');
