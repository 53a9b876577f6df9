import type { PaymentStatus } from '@vitrina/services/payments/vocabulary.ts';
import { boolean, date, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  seenPrice: integer().notNull(),
});

/** Calls that carry an idempotency key, with the answer the same key gets again. */
export const submissions = pgTable('submissions', {
  key: text().primaryKey(),
  request: text().notNull(),
  answer: json().$type<unknown>(),
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
  deliveryCost: integer().notNull(),
  paymentTypeId: integer(),
  isPrepaid: boolean().notNull(),
  paymentStatusId: integer().notNull().default(1),
  sum: integer().notNull(),
  discount: integer().notNull(),
  totalSum: integer().notNull(),
  sumPrepaid: integer().notNull().default(0),
  contactName: text().notNull(),
  mobilePhone: text().notNull(),
  email: text(),
  promocode: text(),
  comment: text(),
  expiresAt: moment(),
  insertedAt: moment().notNull().defaultNow(),
});

export const orderItems = pgTable('order_items', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer().notNull(),
  productId: integer().notNull(),
  supplierId: integer(),
  name: text().notNull(),
  url: text().notNull(),
  image: text().notNull(),
  sectionId: integer(),
  quantity: integer().notNull(),
  price: integer().notNull(),
  finalPrice: integer().notNull(),
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
  sum: integer().notNull(),
  refundRequestedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

export type OperationStatus = 'open' | 'paid' | 'declined' | 'cancelled';
export type OperationKind = 'card' | 'sbp' | 'wallet' | 'bank';

export const acquirerOperations = pgTable('acquirer_operations', {
  token: text().primaryKey(),
  paymentId: integer().notNull(),
  sum: integer().notNull(),
  description: text().notNull(),
  kind: text().$type<OperationKind>().notNull(),
  returnUrl: text().notNull(),
  status: text().$type<OperationStatus>().notNull().default('open'),
  createdAt: moment().notNull().defaultNow(),
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
