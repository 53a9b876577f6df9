import type { PromocodeFailure } from '../../entities/basket/basket-failure.ts';
import { Notice } from '../../ui/notice.tsx';

/** The code that waits for goods, and why another one was refused: an offer applies one before anything is in the basket. */
export default function KeptPromocode({ promocode, failure }: { promocode: string | null; failure: PromocodeFailure | null }) {
  return (
    <>
      {failure === null ? null : (
        <Notice look="warn" role="alert" className="mb-4">
          Промокод {failure.enteredCode} не применён. {failure.message}
        </Notice>
      )}
      {promocode === null ? null : (
        <Notice look="plain" className="mb-4">
          Промокод {promocode} сохранён: он подействует, когда в корзине появятся товары.
        </Notice>
      )}
    </>
  );
}
