import { type SQL, sql } from '../../platform/database/sql.ts';

const capitals = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё';
const lowercase = 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе';

/**
 * SQL for a column in lowercase with «е» for «ё», as `normalizeQuery` writes it. `lower` alone leaves Russian letters unchanged in a
 * database whose character type is C.
 */
export const normalizedSql = (text: SQL): SQL => sql`translate(lower(${text}), ${capitals}, ${lowercase})`;

/** A pattern of `like` that looks for the text itself, whatever signs are in it. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A typed text in lowercase, with «е» for «ё» and single spaces. */
export const normalizeQuery = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();
