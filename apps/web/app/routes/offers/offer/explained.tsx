import { Form, Link } from 'react-router';
import { ExplainedPromotion } from '../../../entities/promotion/explained.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Explained } from './explained.server.ts';

/** What the offer means for the product it was opened from, for as many pieces as are wanted. */
export function OfferAction({ explained: { action, product, quantity } }: { explained: Explained }) {
  return (
    <section id="offer-action" aria-labelledby="offer-action-title" className="offer-action">
      <h2 id="offer-action-title" className="text-22">
        Как действует для этого товара
      </h2>
      <p>
        <Link to={product.url} className="link">
          {product.name}
        </Link>
      </p>
      <ul>
        <ExplainedPromotion action={action} nameOf={(id) => (id === product.id ? product.name : null)} />
      </ul>
      <Form action="#offer-action" className="flex flex-wrap items-end gap-3" preventScrollReset replace>
        <input type="hidden" name="action" value={action.id} />
        <input type="hidden" name="product" value={product.id} />
        <Field
          key={quantity}
          label="Сколько штук"
          name="quantity"
          defaultValue={quantity}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          className="offer-pieces"
        />
        <Button>Пересчитать</Button>
      </Form>
    </section>
  );
}
