import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { DeviceList } from './exchange-devices.tsx';
import type { Device } from './exchange-labels.ts';

/** Old devices of the basket: each can be taken back; what is missing before they count is said. */
export function BasketExchange({ devices }: { devices: readonly Device[] }) {
  if (devices.length === 0) return null;
  const isIdle = devices.every(({ itemId }) => itemId === null);
  const isRefused = devices.some(({ price }) => price === null);
  return (
    <section aria-labelledby="exchange" className="mt-8">
      <Heading level={2} size={18} id="exchange" className="mb-3">
        Ваши устройства для обмена
      </Heading>
      <DeviceList devices={devices}>
        {({ tId }) => (
          <Form method="post" action="/cart" preventScrollReset>
            <input type="hidden" name="tId" value={tId ?? ''} />
            <Button look="quiet" name="intent" value="take-back" aria-describedby={`device-${tId}`}>
              Убрать
            </Button>
          </Form>
        )}
      </DeviceList>
      {isIdle ? (
        <p className="mt-3 text-14 text-warn">
          Скидка появится, когда в корзине будет новый смартфон, планшет, ноутбук или другой товар с пометкой «Трейд-ин».
        </p>
      ) : null}
      {isRefused ? <p className="mt-3 text-14 text-warn">Оценка одного из устройств устарела. Уберите его или оцените заново.</p> : null}
      <p className="mt-3 text-14">
        <Link to="/trade-in" className="link">
          Оценить ещё одно устройство
        </Link>
      </p>
    </section>
  );
}
