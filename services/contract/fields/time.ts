/** A time of a day by a clock on the wall, `HH:MM`. */
export const timePattern = /^\d\d:\d\d$/;

/** A time span of a day as the specification writes it: `HH:MM - HH:MM`. */
export const intervalPattern = /^(\d\d:\d\d) - (\d\d:\d\d)$/;
