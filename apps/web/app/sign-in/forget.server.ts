import type { RouterContextProvider } from 'react-router';
import { forgetCard, forgetProgress } from '../bonus/kept.server.ts';
import { removedCookie } from '../cart/removed.ts';
import { forgetDraft } from '../checkout/draft/draft.server.ts';
import { forgetAlone } from '../checkout/one-click/alone.server.ts';
import { closeStatus } from '../corp/status.server.ts';
import { shopOf } from '../gateway/shop.server.ts';
import { forgetOwnOrders } from '../order/own.server.ts';
import { forgetDraft as forgetRepair } from '../repair/draft.server.ts';
import { clearCookie, writeCookie } from '../session/cookies.server.ts';
import { forgotten } from '../shell/forgotten.ts';
import { searchHistory } from '../shell/search/history-cookie.ts';
import { clearProgress } from './progress.server.ts';

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
