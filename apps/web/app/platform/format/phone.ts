import { mask, masks } from './mask.ts';

/** A phone of the API, `79491234567`, as it is shown. */
export const phoneText = (phone: string): string => mask(masks.phone, phone) ?? phone;
