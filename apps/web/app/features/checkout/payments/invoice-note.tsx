import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';

interface InvoiceNoteProps {
  /** Ways to get the orders with which an invoice is offered, in words; empty where there are none. */
  ways: string;
  /** Where another way is chosen. */
  deliveryPath: string;
}

/** For a company whose order is offered no invoice: how it gets one, or a manager who makes one out for a request, and the basket stays. */
export function InvoiceNote({ ways, deliveryPath }: InvoiceNoteProps) {
  return ways === '' ? (
    <Notice look="plain">
      Счёт для этого заказа здесь не выставить.{' '}
      <Link to="/corp" className="link">
        Оставьте заявку от компании
      </Link>
      : товары из корзины добавятся к ней сами, менеджер пришлёт счёт на почту.
    </Notice>
  ) : (
    <Notice look="plain">
      По счёту можно оплатить заказ, если выбрать другую доставку: {ways}.{' '}
      <Link to={deliveryPath} className="link">
        Изменить доставку
      </Link>
    </Notice>
  );
}
