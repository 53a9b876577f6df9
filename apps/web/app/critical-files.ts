import latin from '../fonts/generated/latin.woff2?url';
import ruble from '../fonts/generated/ruble.woff2?url';
import russian from '../fonts/generated/russian.woff2?url';
import styles from './app.css?url';

/** The style sheet that every page is painted with. */
export { styles };

/** The files of the typeface that every page has. A browser that is told of them need not wait for the style sheet to name them. */
export const fonts: readonly string[] = [russian, latin, ruble];
