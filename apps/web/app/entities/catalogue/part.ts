/** Where the parts begin: their links lead here, past the pictures, also without JavaScript. */
export const part = 'part';

/** Of the shelf with similar ones. */
export const similarPart = 'similar';

/** Of what else the price could be, below the parts. */
export const extrasPart = 'extras';
