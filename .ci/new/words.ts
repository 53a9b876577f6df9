/** What stands where something is to be written by hand; `npm run verify` names each place until it is. */
export const toFill = (what: string): string => `to fill: ${what}`;

/** The same beside a value that lets everything around it be built, and that does not compile. */
export const hole = (value: string, what: string): string => `${value} satisfies '${toFill(what)}'`;

export const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
export const camel = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** `brand_code` of the wire is `brandCode` in the schema. */
export const camelOf = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
