import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';

/** For a company whose order is offered no invoice: a manager makes one out for a request, and the basket stays. */
export function InvoiceNote() {
  return (
    <Notice look="plain">
      Счёт для этого заказа здесь не выставить.{' '}
      <Link to="/corp" className="link">
        Оставьте заявку от компании
      </Link>
      : товары из корзины добавятся к ней сами, менеджер пришлёт счёт на почту.
    </Notice>
  );
}
