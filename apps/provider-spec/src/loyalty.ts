import { codeOfEverybody } from './account.ts';
import { invalid, notFound, Refusal, type RouteRequest, type Routes } from './route.ts';

/** What this company says of a card as long as nobody has brought its code: no more than the specification names. */
const card = { card_id: 'CARD.71', ean: '2900000000070', balance: null, activeCard: true };
const checkData = 'proof-of-the-phone';

/** Cards of the one shopper; bonuses have parts here, and goods may be paid with a tenth of what they cost. */
export function createLoyalty(shopperOf: (request: RouteRequest) => string | undefined): Routes {
  let isAdded = false;
  let isVerified = false;
  const mustBeShopper = (request: RouteRequest): void => {
    if (shopperOf(request) === undefined) throw new Refusal(401, 'unauthorized', 'Войдите ещё раз.');
  };
  const mustHave = (id: unknown): void => {
    if (!isAdded || String(id) !== String(card.card_id)) throw notFound();
  };
  const toCardView = () => ({ ...card, balance: isVerified ? 340.5 : null });
  const remove = (): void => {
    if (!isAdded) throw notFound();
    isAdded = false;
    isVerified = false;
  };
  return {
    'GET /v2/plus-card/list': (request) => {
      mustBeShopper(request);
      return isAdded ? [toCardView()] : [];
    },
    'POST /v2/plus-card/send-sms': (request) => {
      mustBeShopper(request);
      return { request_id: 'loyalty-1' };
    },
    'POST /v2/plus-card/verify-code': (request) => {
      mustBeShopper(request);
      if (request.body.code !== codeOfEverybody) throw invalid({ code: ['Код не подошёл.'] });
      isVerified = true;
      return { check_data: checkData };
    },
    'POST /v2/plus-card/add': (request) => {
      mustBeShopper(request);
      if (request.body.check_data !== checkData) throw invalid({ check_data: ['Подтвердите номер.'] });
      isAdded = true;
      return { ...toCardView(), check_data: checkData };
    },
    'GET /v2/plus-card/verify-data': (request) => {
      mustBeShopper(request);
      mustHave(request.query.get('card_id'));
      return { card_id: card.card_id };
    },
    'GET /v2/plus-card/validate-verify-data': (request) => {
      mustBeShopper(request);
      mustHave(request.query.get('card_id'));
      return { is_valid: request.query.get('check_data') === checkData };
    },
    'POST /v2/plus-card/products-limit': (request) => {
      mustBeShopper(request);
      mustHave(request.body.card_id);
      if (request.body.check_data !== checkData) throw new Refusal(400, 'bad_request', 'У вас пока нет бонусов');
      return { maxAmount: 120.75 };
    },
    'POST /v2/plus-card/remove': (request) => {
      mustBeShopper(request);
      mustHave(request.body.card_id);
      remove();
    },
    'DELETE /v2/plus-card/:ean': (request) => {
      mustBeShopper(request);
      if (request.params.ean !== card.ean) throw notFound();
      remove();
    },
  };
}
