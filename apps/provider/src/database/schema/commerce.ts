import type { RefundReason, RefundStatus } from '@vitrina/services/orders/vocabulary.ts';
import type { PaymentStatus } from '@vitrina/services/payments/vocabulary.ts';
import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An amount beyond 21 million rubles is no integer of PostgreSQL. */
const kopecks = () => bigint({ mode: 'number' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const baskets = pgTable('baskets', {
  id: text().primaryKey(),
  /** Null for a guest's. */
  userId: integer(),
  revision: integer().notNull().default(0),
  promocode: text(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

export const basketItems = pgTable('basket_items', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  basketId: text().notNull(),
  productId: integer().notNull(),
  supplierId: integer(),
  parentId: integer(),
  quantity: integer().notNull(),
  /** Kopecks. */
  seenPrice: kopecks().notNull(),
  /** The promotion under which an accessory was added. */
  actionId: integer(),
});

/** Calls that carry an idempotency key, with the answer the same key gets again. */
export const submissions = pgTable('submissions', {
  key: text().primaryKey(),
  request: text().notNull(),
  /** Encrypted: only the key opens it. */
  answer: text(),
  createdAt: moment().notNull().defaultNow(),
});

export const orders = pgTable('orders', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderKeyHash: text().notNull(),
  /** Null for a guest's. */
  userId: integer(),
  basketKey: text().notNull(),
  cityId: integer().notNull(),
  statusId: text().notNull(),
  orderTypeId: integer().notNull(),
  isOneClick: boolean().notNull(),
  deliveryTypeId: integer(),
  deliveryPurpose: text(),
  finishStorageId: integer(),
  deliveryAddress: text().notNull(),
  deliveryDate: date({ mode: 'string' }),
  deliveryTimeFrom: text(),
  deliveryTimeTo: text(),
  /** Kopecks, as every amount here. */
  deliveryCost: kopecks().notNull(),
  paymentTypeId: integer(),
  isPrepaid: boolean().notNull(),
  paymentStatusId: integer().notNull().default(1),
  sum: kopecks().notNull(),
  discount: kopecks().notNull(),
  totalSum: kopecks().notNull(),
  sumPrepaid: kopecks().notNull().default(0),
  contactName: text().notNull(),
  mobilePhone: text().notNull(),
  email: text(),
  promocode: text(),
  comment: text(),
  /** Who receives it instead of the one who has ordered it, in one line. */
  cmsAddressee: text(),
  expiresAt: moment(),
  insertedAt: moment().notNull().defaultNow(),
  /** Since when it has had its status. */
  movedAt: moment().notNull().defaultNow(),
});

export const orderItems = pgTable('order_items', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer().notNull(),
  productId: integer().notNull(),
  supplierId: integer(),
  /** The line this one was added to. */
  parentId: integer(),
  isWarranty: boolean().notNull().default(false),
  name: text().notNull(),
  url: text().notNull(),
  image: text().notNull(),
  sectionId: integer(),
  quantity: integer().notNull(),
  price: kopecks().notNull(),
  finalPrice: kopecks().notNull(),
  /** Pieces that have come back. */
  returned: integer().notNull().default(0),
});

/** What was taken from where, so that it can go back there. */
export const reservations = pgTable('reservations', {
  orderId: integer().notNull(),
  productId: integer().notNull(),
  storeId: integer(),
  supplierId: integer(),
  quantity: integer().notNull(),
});

export const orderHistory = pgTable('order_history', {
  orderId: integer().notNull(),
  statusId: text().notNull(),
  at: moment().notNull().defaultNow(),
});

export const consents = pgTable('consents', {
  orderId: integer().notNull(),
  purpose: text().notNull(),
  at: moment().notNull().defaultNow(),
  ip: text().notNull(),
});

export const payments = pgTable('payments', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer().notNull(),
  paymentTypeId: integer().notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  sum: kopecks().notNull(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

export type OperationStatus = 'open' | 'paid' | 'declined' | 'cancelled';
export type OperationKind = 'card' | 'sbp' | 'wallet' | 'bank' | 'parts' | 'business';

export const acquirerOperations = pgTable('acquirer_operations', {
  token: text().primaryKey(),
  paymentId: integer().notNull(),
  sum: kopecks().notNull(),
  description: text().notNull(),
  kind: text().$type<OperationKind>().notNull(),
  returnUrl: text().notNull(),
  status: text().$type<OperationStatus>().notNull().default('open'),
  createdAt: moment().notNull().defaultNow(),
  expiresAt: moment(),
});

export const acquirerNotifications = pgTable('acquirer_notifications', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  token: text().notNull(),
  status: text().$type<OperationStatus>().notNull(),
  deliveriesLeft: integer().notNull().default(2),
  attempts: integer().notNull().default(0),
  dueAt: moment().notNull().defaultNow(),
});

export const outbox = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<'sms' | 'email'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

export const refunds = pgTable('refunds', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer().notNull(),
  paymentId: integer().notNull(),
  key: text().notNull(),
  reason: text().$type<RefundReason>().notNull(),
  sum: kopecks().notNull(),
  status: text().$type<RefundStatus>().notNull().default('requested'),
  attempts: integer().notNull().default(0),
  dueAt: moment().notNull().defaultNow(),
  trouble: text(),
  requestedAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

export const acquirerRefunds = pgTable('acquirer_refunds', {
  key: text().primaryKey(),
  token: text().notNull(),
  sum: kopecks().notNull(),
  status: text().$type<'accepted' | 'done'>().notNull().default('accepted'),
  createdAt: moment().notNull().defaultNow(),
});
