import * as z from 'zod';

/** What a captcha has said of whoever asks for a code or signs in: the provider asks the captcha about it. Absent where the shop has none. */
export const captcha = z.string().min(1).max(8192).optional();
