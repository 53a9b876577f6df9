import { accountClosed, codeVerified, phoneConfirmed } from './accounts/events.ts';
import {
  invoicePaid,
  orderPaidMeanwhile,
  orderReceived,
  orderReduced,
  orderWithdrawn,
  paymentClosed,
  receivedOrdersClaimed,
  unpaidNoticeDue,
} from './orders/ends.ts';
import { confirmOneClick } from './orders/one-click.ts';
import { claimOrders } from './orders/open.ts';
import { applyOutcome } from './payments/apply.ts';
import { payBackOrder, payBackPieces } from './payments/pay-back.ts';
import { checkUnpaid, closePages } from './payments/payment-pages.ts';
import { writeTillIncome } from './payments/receipts/write.ts';
import { correctBonuses, earnBonuses, giveBonusesBack } from './pricing/loyalty/order-bonuses.ts';
import { endExchange, releaseExchange } from './pricing/tradein/exchange-order.ts';
import { disownRequests } from './services/repair/move.ts';
import { claimRequests } from './services/repair/open.ts';

// Which floors hear of what another one says. Cards come last: their rows are locked after all others.
codeVerified.heardBy(confirmOneClick);
phoneConfirmed.heardBy(claimRequests, claimOrders);
accountClosed.heardBy(disownRequests);
paymentClosed.heardBy(closePages);
unpaidNoticeDue.heardBy(checkUnpaid);
orderPaidMeanwhile.heardBy((db, paymentId) => applyOutcome(db, paymentId, 'paid'));
invoicePaid.heardBy(writeTillIncome);
orderReceived.heardBy(writeTillIncome, (tx, orderId) => earnBonuses(tx, [orderId]));
receivedOrdersClaimed.heardBy(earnBonuses);
orderWithdrawn.heardBy(payBackOrder, releaseExchange, giveBonusesBack);
orderReduced.heardBy(payBackPieces, endExchange, correctBonuses);
