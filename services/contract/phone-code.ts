import * as z from 'zod';
import { smsCodePattern } from './fields/person.ts';
import { extensionWithDefault, fromExtension, requiredExtension } from './origin.ts';
import { phone } from './wire.ts';

/** Seconds for which a code lives where the provider does not say it (ours). */
export const codeLifetime = 10 * 60;

const requestId = z.string().min(1).max(200);

/** A code that is on its way. The same whether or not somebody has this phone. */
export const sentCode = z
  .object({
    /** Names the code when it is submitted. */
    request_id: requiredExtension(requestId),
    /** Seconds for which the code lives. */
    expires_in: extensionWithDefault(z.int().positive(), codeLifetime),
  })
  .meta(fromExtension);

/** A code as it is submitted. */
export const submittedCode = z.object({ phone, code: z.string().regex(smsCodePattern), request_id: requestId });
