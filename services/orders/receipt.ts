import * as z from 'zod';
import { extension, extensionList, fromExtension, requiredExtension } from '../contract/origin.ts';
import { instant, rubles } from '../contract/wire.ts';

export const receiptLine = z
  .object({
    name: z.string(),
    /** Of one piece. */
    price: rubles,
    quantity: z.number().positive(),
    sum: rubles,
    /** Percent that the price contains. */
    vat_rate: extension(z.number()),
    vat_sum: extension(rubles),
    /** `goods`, `service`, `payment`. */
    subject: extension(z.string()),
    /** `full`, `prepayment`, `advance`. */
    method: extension(z.string()),
  })
  .meta(fromExtension);

/** A fiscal receipt with the requisites of law 54-FZ. */
export const receipt = z
  .object({
    /** Of the fiscal document, counted by its drive. */
    number: requiredExtension(z.int().positive()),
    /** `income`, `income_return`. */
    operation: extension(z.string()),
    issued_at: requiredExtension(instant),
    shift: extension(z.int()),
    /** Registration of the till, its fiscal drive, and the sign by which the document is checked. */
    kkt_registration: extension(z.string()),
    fiscal_drive: extension(z.string()),
    fiscal_sign: extension(z.string()),
    seller: extension(z.object({ name: z.string(), inn: z.string(), address: z.string(), taxation: z.string() }).meta(fromExtension)),
    /** E-mail or phone to which it was sent. */
    buyer: extension(z.string()),
    items: extensionList(receiptLine),
    sum: requiredExtension(rubles),
    cash: extension(rubles),
    cashless: extension(rubles),
    vat_sum: extension(rubles),
    /** What the QR code says, as the tax office reads it. */
    qr: extension(z.string()),
  })
  .meta(fromExtension);

export type Receipt = z.output<typeof receipt>;
