import type { loyalty as endpoints } from '@vitrina/services/loyalty/endpoints.ts';
import { earnedPercent, notificationsPageSize, payablePercent, welcomeBonuses } from '@vitrina/services/loyalty/vocabulary.ts';
import { checkCode, sendCode, useCode } from '../../accounts/auth/codes.ts';
import { readNotifications } from '../../accounts/notifications/notifications.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { User } from '../../platform/http/request-context.ts';
import { pagingOf } from '../../platform/page.ts';
import { notFound, unauthorized } from '../../platform/refusal.ts';
import { addCard, readCards, removeCard } from './cards.ts';
import { checkedPhone, phoneUnconfirmed, writeCheck } from './checks.ts';

const maxOnPage = 100;

function requireUser(user: User | null): User {
  if (user === null) throw unauthorized();
  return user;
}

/** How many bonuses goods may be paid with is answered by the basket. */
export const loyalty: Handlers<Omit<typeof endpoints, 'productsLimit'>> = {
  rules: async () => ({
    earned_percent: earnedPercent,
    payable_percent: payablePercent,
    welcome_bonuses: welcomeBonuses,
    is_perpetual: true,
  }),
  list: ({ context: { db, user, now } }) => readCards(db, requireUser(user).id, now),
  sendSms: ({ body, context }) => {
    requireUser(context.user);
    return sendCode(context.db, 'loyalty', body.phone, context);
  },
  verifyCode: async ({ body, context: { db, user, now } }) => {
    const { id } = requireUser(user);
    await checkCode(db, 'loyalty', body, now);
    return transaction(db, 'confirm-card', async (tx) => {
      await useCode(tx, body);
      const [card] = await rows(tx, { id: column.number }, sql`select id from loyalty_cards where phone = ${body.phone}`);
      return { check_data: await writeCheck(tx, id, body.phone, now), card_id: card?.id ?? null };
    });
  },
  add: async ({ body: { check_data, ean }, context: { db, user, now } }) => {
    const { id } = requireUser(user);
    const phone = await checkedPhone(db, id, check_data, now);
    if (phone === undefined) throw phoneUnconfirmed();
    return transaction(db, 'add-card', async (tx) => {
      const cardId = await addCard(tx, id, phone, ean);
      const [card] = await readCards(tx, id, now, sql`c.id = ${cardId}`);
      if (card === undefined) throw new Error('The card was not added.');
      return { ...card, check_data };
    });
  },
  verifyData: async ({ query, context: { db, user, now } }) => {
    const cardId = toDatabaseId(query.card_id);
    const [card] = await readCards(db, requireUser(user).id, now, sql`c.id = ${cardId}`);
    const [row] = await rows(db, { phone: column.text }, sql`select phone from loyalty_cards where id = ${cardId}`);
    if (card === undefined || row === undefined) throw notFound('Карта не найдена');
    return { card_id: cardId, phone: `+7 *** ***-**-${row.phone.slice(-2)}`, is_verified: card.balance !== null };
  },
  validateVerifyData: async ({ query: { card_id, check_data }, context: { db, user, now } }) => {
    const { id } = requireUser(user);
    const phone = await checkedPhone(db, id, check_data, now);
    const matches = await rows(
      db,
      sql`select id from loyalty_cards where id = ${toDatabaseId(card_id)} and user_id = ${id} and phone = ${phone ?? ''}`,
    );
    return { is_valid: matches.length > 0 };
  },
  remove: async ({ body, context: { db, user } }) => {
    const { id } = requireUser(user);
    await transaction(db, 'remove-card', (tx) => removeCard(tx, id, sql`id = ${toDatabaseId(body.card_id)}`));
    return { is_removed: true };
  },
  removeByEan: async ({ params, context: { db, user } }) => {
    const { id } = requireUser(user);
    await transaction(db, 'remove-card', (tx) => removeCard(tx, id, sql`ean = ${params.ean}`));
    return { is_removed: true };
  },
  notifications: async ({ query, context: { db, user } }) =>
    readNotifications(db, requireUser(user).id, pagingOf(query, notificationsPageSize, maxOnPage)),
};
