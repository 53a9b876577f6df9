import { Form, Link } from 'react-router';
import type { Order } from '../../../entities/order/labels.ts';
import { OrderSteps } from '../../../entities/order/order-steps.tsx';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import {
  closedText,
  deadlinesText,
  isWarrantyOver,
  nextOfRequest,
  reasonNames,
  requestSteps,
  requestTitle,
  returnedGoods,
} from './labels.ts';

interface ReturningProps {
  order: Order;
  today: string;
  /** What becomes of the money for what is returned. */
  moneyBack: string;
  /** Whether all there is to say is that it is too late. */
  isOver: boolean;
}

/** What becomes of what is returned of a received order, and the way to ask for it; where the provider takes no requests, how it is returned without one. */
export default function Returning({ order, today, moneyBack, isOver }: ReturningProps) {
  const { isReturnable, returnDeadlines, returnRequests } = order;
  const terms = (
    <Link to="/delivery#returns" className="link link-alone">
      Как вернуть или обменять
    </Link>
  );
  const closed = closedText(order, today);
  const closing = (
    <p className={`mt-3 flex flex-wrap items-baseline gap-x-6 print:hidden${isOver ? ' text-14 text-ink-soft' : ''}`}>
      {closed === null ? null : <span>{closed}</span>}
      {closed === null ? null : (
        <Link to="/repair" className="link link-alone">
          {isWarrantyOver(order.items, today) ? 'Гарантия закончилась — платный ремонт' : 'По гарантии — ремонт'}
        </Link>
      )}
      {terms}
    </p>
  );
  if (isOver) return closing;
  if (returnRequests.length === 0 && !isReturnable && closed === null) return <p className="mb-6 print:hidden">{terms}</p>;
  return (
    <section aria-labelledby="return" className="mb-6">
      <Heading level={2} id="return" className="mb-3 scroll-mt-24">
        Возврат
      </Heading>
      {returnRequests.map((request) => (
        <div key={request.id} className="mb-4">
          <h3 className="font-medium">{requestTitle(request, today)}</h3>
          <p className="mb-3 text-14 text-ink-soft">
            {nbsp(returnedGoods(request, order.items))}
            <span className="block">
              {reasonNames[request.reason]}
              {request.comment === null ? '' : `: ${request.comment}`}
            </span>
          </p>
          <RequestWay status={request.status} />
          <p>{nextOfRequest(request, moneyBack)}</p>
          {request.isWithdrawable ? <Withdrawing id={request.id} title={requestTitle(request, today)} /> : null}
        </div>
      ))}
      {isReturnable ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <LinkButton to="return">Вернуть товар</LinkButton>
          {returnDeadlines === null ? null : <span className="text-14 text-ink-soft">{deadlinesText(returnDeadlines, today)}</span>}
        </div>
      ) : null}
      {closing}
    </section>
  );
}

function RequestWay({ status }: Pick<Order['returnRequests'][number], 'status'>) {
  const steps = requestSteps(status);
  return steps.length === 0 ? null : <OrderSteps steps={steps} isActive={status !== 'DONE'} />;
}

interface WithdrawingProps {
  id: string;
  /** Of the request: there may be several. */
  title: string;
}

/** Withdraws a request, once more confirmed. */
function Withdrawing({ id, title }: WithdrawingProps) {
  return (
    <details className="order-actions print:hidden">
      <summary>
        Отозвать заявку<span className="visually-hidden">. {title}</span>
      </summary>
      <p className="mb-3">Покупка останется у вас. Пока срок не вышел, её можно вернуть по новой заявке.</p>
      <Form method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="request" value={id} />
        <Button>Да, отозвать</Button>
      </Form>
    </details>
  );
}
