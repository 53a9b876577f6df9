import { Form } from 'react-router';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChosenPlan } from './chosen-plan.server.ts';
import '../columns.css';

/** How the basket is going to be paid, as it was chosen on the page of a product; it can be given up here. */
export function ChosenPlanNote({ plan: { name, description, cost } }: { plan: ChosenPlan }) {
  return (
    <Form method="post" action="/cart" className="chosen-plan" preventScrollReset>
      <p>
        <span className="block text-14 text-ink-soft">Оплата</span>
        <b className="font-medium">{name}</b>
        {description === null ? null : <span className="block text-14 text-ink-soft">{nbsp(description)}</span>}
        {cost === null ? (
          <span className="block text-14 text-warn">На эту корзину её не оформить. Другой способ выберете на шаге «Оплата».</span>
        ) : (
          <>
            <span className="tabular block">{nbsp(cost)}</span>
            <span className="block text-14 text-ink-soft">За всю корзину без доставки. Заявку отправите, когда оформите заказ.</span>
          </>
        )}
      </p>
      <Button name="intent" value="drop-plan" look="quiet" aria-label={`Отказаться: ${name}`}>
        Отказаться
      </Button>
    </Form>
  );
}
