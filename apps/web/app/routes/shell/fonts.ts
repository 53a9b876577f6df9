import { redirect } from 'react-router';
import sheet from '../../../fonts/generated/fonts.css?url';

/** The typeface at an address that stays, for pages on this origin that are not the shop's own: those of the sandbox bank. */
export const loader = (): Response => redirect(sheet, { headers: { 'cache-control': 'public, max-age=300' } });
