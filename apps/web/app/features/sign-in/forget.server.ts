import type { RouterContextProvider } from 'react-router';
import { forgetCard, forgetProgress } from '../../entities/loyalty/kept.server.ts';
import { forgetOwnOrders } from '../../entities/order/own.server.ts';
import { forgetDraft } from '../../entities/order-draft/draft.server.ts';
import { clearProgress } from '../../entities/person/progress.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { clearCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { forgotten } from '../../platform/session/forgotten.ts';
import { removedCookie } from '../cart/removed.ts';
import { forgetAlone } from '../checkout/one-click/alone.server.ts';
import { closeStatus } from '../corp/status.server.ts';
import { forgetDraft as forgetRepair } from '../repair/draft.server.ts';
import { searchHistory } from '../search/history-cookie.ts';

/**
 * Whoever goes leaves nothing of a person in the browser, which may be everybody's: names, phones and addresses that were typed, what was
 * ordered, taken out of the basket and searched for, and the card. Tokens, basket and keys go with the session itself. What
 * the tabs keep by themselves goes when they see that somebody has gone.
 */
export function forgetPerson(context: Readonly<RouterContextProvider>): void {
  forgetDraft(context);
  forgetAlone(context);
  forgetRepair(context);
  forgetOwnOrders(context);
  closeStatus(context);
  forgetCard(context);
  forgetProgress(context);
  clearProgress(context);
  clearCookie(context, removedCookie);
  clearCookie(context, searchHistory.name);
  writeCookie(context, forgotten, String(shopOf(context).now().getTime()), { httpOnly: false });
}
