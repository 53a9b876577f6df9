import { recipientText } from '../../entities/order/gift-recipient.ts';
import type { Order } from '../../entities/order/labels.ts';
import { moscowTimeText } from '../../entities/order/moscow-time.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';

/** Who is sent the gift cards of an order, whether they have been, and the way to send them again. */
export default function Gift({ order: { id, isActive, isGiftable, gift } }: { order: Order }) {
  const action = gift === null ? 'Отправить в подарок' : isActive ? 'Изменить получателя' : 'Отправить ещё раз';
  return (
    <section aria-labelledby="gift" className="mb-6">
      <Heading level={2} id="gift" className="mb-2">
        Подарок
      </Heading>
      {gift === null ? (
        <p className="text-ink-soft">Можно отправить карту прямо получателю, с вашим поздравлением.</p>
      ) : (
        <>
          <p>
            {gift.sentAt === null ? 'Отправим после оплаты: ' : `Отправлена ${moscowTimeText(gift.sentAt)}: `}
            <b className="font-medium">{recipientText(gift)}</b>
          </p>
          {gift.words === null ? null : <p className="text-ink-soft">«{nbsp(gift.words)}»</p>}
        </>
      )}
      {isGiftable ? (
        <LinkButton to={`/order-info/${id}/gift`} className="mt-3 print:hidden">
          {action}
        </LinkButton>
      ) : null}
    </section>
  );
}
