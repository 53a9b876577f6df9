import * as z from 'zod';
import { knownBy, ours, oursList, unnamed } from '../contract/origin.ts';
import { instant, rubles } from '../contract/wire.ts';

export const receiptLine = z
  .object({
    name: z.string(),
    /** Of one piece. */
    price: rubles,
    quantity: z.number().positive(),
    sum: rubles,
    /** Percent that the price contains. */
    vat_rate: ours(z.number()),
    vat_sum: ours(rubles),
    /** `goods`, `service`, `payment`. */
    subject: ours(z.string()),
    /** `full`, `prepayment`, `advance`. */
    method: ours(z.string()),
  })
  .meta(unnamed);

/** A fiscal receipt with the requisites of law 54-FZ. */
export const receipt = z
  .object({
    /** Of the fiscal document, counted by its drive. */
    number: knownBy(z.int().positive()),
    /** `income`, `income_return`. */
    operation: ours(z.string()),
    issued_at: knownBy(instant),
    shift: ours(z.int()),
    /** Registration of the till, its fiscal drive, and the sign by which the document is checked. */
    kkt_registration: ours(z.string()),
    fiscal_drive: ours(z.string()),
    fiscal_sign: ours(z.string()),
    seller: ours(z.object({ name: z.string(), inn: z.string(), address: z.string(), taxation: z.string() }).meta(unnamed)),
    /** E-mail or phone to which it was sent. */
    buyer: ours(z.string()),
    items: oursList(receiptLine),
    sum: knownBy(rubles),
    cash: ours(rubles),
    cashless: ours(rubles),
    vat_sum: ours(rubles),
    /** What the QR code says, as the tax office reads it. */
    qr: ours(z.string()),
  })
  .meta(unnamed);

export type Receipt = z.output<typeof receipt>;
