import { codeOfEverybody } from './account.ts';
import { type Asked, invalid, notFound, Refusal, type Routes } from './route.ts';

/** What this company says of a card as long as nobody has brought its code: no more than the specification names. */
const card = { card_id: 'CARD.71', ean: '2900000000070', balance: null, activeCard: true };
const checkData = 'proof-of-the-phone';

/** Cards of the one shopper; bonuses have parts here, and goods may be paid with a tenth of what they cost. */
export function createLoyalty(shopperOf: (asked: Asked) => string | undefined): Routes {
  let isAdded = false;
  let isVerified = false;
  const mustBeShopper = (asked: Asked): void => {
    if (shopperOf(asked) === undefined) throw new Refusal(401, 'unauthorized', 'Войдите ещё раз.');
  };
  const mustHave = (id: unknown): void => {
    if (!isAdded || String(id) !== String(card.card_id)) throw notFound();
  };
  const shown = () => ({ ...card, balance: isVerified ? 340.5 : null });
  const remove = (): void => {
    if (!isAdded) throw notFound();
    isAdded = false;
    isVerified = false;
  };
  return {
    'GET /v2/plus-card/list': (asked) => {
      mustBeShopper(asked);
      return isAdded ? [shown()] : [];
    },
    'POST /v2/plus-card/send-sms': (asked) => {
      mustBeShopper(asked);
      return { request_id: 'loyalty-1' };
    },
    'POST /v2/plus-card/verify-code': (asked) => {
      mustBeShopper(asked);
      if (asked.body.code !== codeOfEverybody) throw invalid({ code: ['Код не подошёл.'] });
      isVerified = true;
      return { check_data: checkData };
    },
    'POST /v2/plus-card/add': (asked) => {
      mustBeShopper(asked);
      if (asked.body.check_data !== checkData) throw invalid({ check_data: ['Подтвердите номер.'] });
      isAdded = true;
      return { ...shown(), check_data: checkData };
    },
    'GET /v2/plus-card/verify-data': (asked) => {
      mustBeShopper(asked);
      mustHave(asked.query.get('card_id'));
      return { card_id: card.card_id };
    },
    'GET /v2/plus-card/validate-verify-data': (asked) => {
      mustBeShopper(asked);
      mustHave(asked.query.get('card_id'));
      return { is_valid: asked.query.get('check_data') === checkData };
    },
    'POST /v2/plus-card/products-limit': (asked) => {
      mustBeShopper(asked);
      mustHave(asked.body.card_id);
      if (asked.body.check_data !== checkData) throw new Refusal(400, 'bad_request', 'У вас пока нет бонусов');
      return { maxAmount: 120.75 };
    },
    'POST /v2/plus-card/remove': (asked) => {
      mustBeShopper(asked);
      mustHave(asked.body.card_id);
      remove();
    },
    'DELETE /v2/plus-card/:ean': (asked) => {
      mustBeShopper(asked);
      if (asked.params.ean !== card.ean) throw notFound();
      remove();
    },
  };
}
