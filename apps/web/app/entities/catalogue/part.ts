/** Where the parts begin: their links lead here, past the pictures, also without JavaScript. */
export const part = 'part';

/** Of the shelf with similar ones. */
export const similarPart = 'similar';
