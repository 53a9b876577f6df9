import { Form, Link } from 'react-router';
import { maxOrders } from '../../entities/order/limits.ts';
import { OrderRows } from '../../entities/order/rows.tsx';
import { exactRubles } from '../../platform/format/money.ts';
import { goods, orders as orderForms, pluralize } from '../../platform/format/plural.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import { resultsOf } from './results.ts';
import type { Shift } from './shift.server.ts';

interface ShiftWorkProps {
  shift: Shift;
  staff: readonly string[];
  /** Where a member of the staff is named. */
  personHref: string;
}

/** An open shift: how it stands in a line, the order that is to be made next, and the way out. */
export function ShiftWork({ shift, staff, personHref }: ShiftWorkProps) {
  const { basket } = useShell();
  return (
    <>
      <p className="mb-4">
        {staff.join(' · ')}
        {shift.hasPerson ? null : (
          <>
            {' · '}
            <Link to={personHref} className="link">
              Указать личный токен
            </Link>
          </>
        )}
      </p>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        {basket.quantity === 0 ? (
          <LinkButton to="/catalog" look="primary">
            Собрать заказ
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/cart" look="primary">
              Продолжить заказ: {pluralize(basket.quantity, goods)} на {exactRubles(basket.sum)}
            </LinkButton>
            <LinkButton to="/catalog">Добавить товар</LinkButton>
          </>
        )}
        <Form method="post" action="/employee">
          <input type="hidden" name="intent" value="sign-out" />
          <Button look="quiet">Завершить смену</Button>
        </Form>
      </div>
    </>
  );
}

/** What has come of the day: orders made in this browser, which is what it remembers. */
export function ShiftResults({ shift: { orders, today } }: { shift: Shift }) {
  return (
    <section aria-labelledby="results" className="mb-8">
      <Heading level={2} id="results" className="mb-2">
        Заказы за сегодня
      </Heading>
      <Streamed from={orders} skeleton={<Skeleton className="h-16 w-full" />}>
        {(all) => <Results {...resultsOf(all, today)} />}
      </Streamed>
    </section>
  );
}

function Results({ orders, count, sum }: ReturnType<typeof resultsOf>) {
  if (orders.length === 0) return <p className="text-ink-soft">Пока ни одного: оформленный заказ появится здесь.</p>;
  // The browser remembers no more.
  const isPart = orders.length >= maxOrders.saved;
  return (
    <>
      <p className="mb-3 text-18">
        {isPart ? 'Не меньше: ' : ''}
        <b className="font-medium">
          {pluralize(count, orderForms)} на {exactRubles(sum)}
        </b>
      </p>
      <OrderRows orders={orders.slice(0, maxOrders.listed)} />
    </>
  );
}
