import { type SQL, sql } from '../../platform/database/sql.ts';

const capitals = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё';
const small = 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе';

/**
 * A text as it is compared: lowercase, «е» for «ё». `lower` alone leaves Russian letters as they are in a database whose
 * character type is C. The same as `plainQuery` makes of what people type.
 */
export const plain = (text: SQL): SQL => sql`translate(lower(${text}), ${capitals}, ${small})`;

/** A pattern of `like` that looks for the text itself, whatever signs are in it. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The same of a text that somebody has typed: lowercase, «е» for «ё», one space. */
export const plainQuery = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();
