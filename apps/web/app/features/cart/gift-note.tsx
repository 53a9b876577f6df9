import { Link } from 'react-router';
import { recipientText } from '../../entities/order/gift-recipient.ts';
import type { GiftFactsFragment } from '../../generated/graphql.ts';

/** Who is sent the gift cards of the basket, and the way to choose that. */
export default function GiftNote({ gift }: { gift: Pick<GiftFactsFragment, 'email' | 'name'> | null }) {
  return (
    <p className="mb-6">
      {gift === null ? (
        'Карта в подарок? Отправим код прямо получателю, с вашим поздравлением. '
      ) : (
        <>
          Подарочную карту получит <b className="font-medium">{recipientText(gift)}</b>.{' '}
        </>
      )}
      <Link to="/cart/gift" className="link underline">
        {gift === null ? 'Указать получателя' : 'Изменить получателя'}
      </Link>
    </p>
  );
}
