import { boolean, date, integer, pgTable, smallint, text, timestamp } from '../drizzle.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  phone: text().unique(),
  /** In lower case. */
  email: text().unique(),
  newEmail: text(),
  isConfirmedEmail: boolean().notNull().default(false),
  firstName: text(),
  lastName: text(),
  birthdate: date({ mode: 'string' }),
  sex: smallint(),
  passwordHash: text(),
  subscribeTypes: text().array().notNull().default([]),
  createdAt: moment().notNull().defaultNow(),
});
