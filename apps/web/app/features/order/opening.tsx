import { reservation } from '@vitrina/services/rules/reservation.ts';
import { moscowTimeText } from '../../entities/order/moscow-time.ts';
import { ClosedPage, OpeningForm, type OpeningProps } from '../../entities/person/opening.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';

/** An order that this browser does not know. */
export function ClosedOrder({ id, ...of }: OpeningProps & { id: string }) {
  return (
    <ClosedPage
      title={`Заказ № ${id}`}
      crumbs={[{ name: 'Главная', url: '/' }, { name: `Заказ № ${id}` }]}
      text="На этом устройстве заказ ещё не открывали. Подтвердите телефон, на который он оформлен: данные заказа видит только его владелец."
      phoneHint="Тот, на который оформлен заказ."
      action="Открыть заказ"
      path={`/order-info/${id}`}
      {...of}
    />
  );
}

interface ToConfirmProps extends OpeningProps {
  phone: string;
  heldUntil: string | null;
}

/** An order in one click: its goods are kept for minutes only, until whoever has made it shows that the phone is his. */
export function PhoneToConfirm({ phone, heldUntil, ...of }: ToConfirmProps) {
  return (
    <Notice as="section" look="plain" aria-labelledby="confirm" className="mb-6 print:hidden">
      <Heading level={2} size={18} id="confirm" className="mb-2">
        Подтвердите телефон
      </Heading>
      <p className="mb-3">
        {heldUntil === null ? '' : `Товары отложены до ${moscowTimeText(heldUntil)}. `}
        Пришлём код на {phone}: после подтверждения отложим их {reservation.text}, и оператор позвонит вам.
      </p>
      <OpeningForm {...of} to={{ phone }} action="Подтвердить" />
    </Notice>
  );
}
