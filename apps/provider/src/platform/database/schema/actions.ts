import { actionTypes, mechanicTypes } from '@vitrina/services/actions/vocabulary.ts';
import { bigint, boolean, check, integer, pgTable, text, timestamp } from '../drizzle.ts';
import { sql } from '../sql.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const actions = pgTable(
  'actions',
  {
    id: integer().primaryKey(),
    actionType: text({ enum: actionTypes }).notNull(),
    mechanic: text({ enum: mechanicTypes }).notNull(),
    publicName: text().notNull(),
    publicDescription: text().notNull(),
    /** Whole percents of percentages, kopecks of the others. */
    discount: bigint({ mode: 'number' }).notNull().default(0),
    promocode: text(),
    /** Whether the promocode stands on the page of its offer; else it is known to those alone whom it was given. */
    isPublic: boolean().notNull().default(false),
    startsAt: moment(),
    endsAt: moment(),
    isHidden: boolean().notNull().default(false),
    isForAll: boolean().notNull().default(false),
    /** Kopecks. */
    minSum: bigint({ mode: 'number' }).notNull().default(0),
    sumActionIds: integer().array().notNull().default([]),
    articleId: integer(),
    /** Kopecks of accessories that an instalment asks for, and those that it lends at most. */
    accessoriesSum: bigint({ mode: 'number' }).notNull().default(0),
    maxLoan: bigint({ mode: 'number' }),
    creditNotification: text(),
    /** It is over with this one. */
    parentId: integer(),
    /** None where it counts however it is paid. */
    paymentTypeIds: integer().array().notNull().default([]),
    recommendsService: boolean().notNull().default(false),
    isOfSberbank: boolean().notNull().default(false),
  },
  // It is put into the basket before anybody has chosen how to pay.
  (table) => [check('actions_presents_however_paid', sql`${table.actionType} <> 'present' or ${table.paymentTypeIds} = '{}'`)],
);

export const actionProducts = pgTable('action_products', {
  actionId: integer().notNull(),
  productId: integer().notNull(),
  role: text({ enum: ['target', 'partner', 'present'] }).notNull(),
  quantity: integer().notNull().default(1),
});
