import { useId } from 'react';
import { Form } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';

interface OneClickButtonProps {
  productId: string;
  /** The partner whose piece it is; the shop's own when absent. */
  supplierId?: string | undefined;
  name: string;
  /** Id of what says the name beside it; without it the button brings the name along. */
  describedBy?: string | undefined;
  wide?: boolean;
}

/** Buys this product by itself, by name and phone, whatever is in the basket. A form, so that it works without JavaScript. */
export function OneClickButton({ productId, supplierId, name, describedBy, wide = false }: OneClickButtonProps) {
  const own = useId();
  return (
    <Form method="post" action="/cart/one-click" className="one-click">
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="productId" value={productId} />
      {supplierId === undefined ? null : <input type="hidden" name="supplierId" value={supplierId} />}
      <ReturnField />
      <button type="submit" className={`button button-quiet${wide ? ' button-wide' : ''}`} aria-describedby={describedBy ?? own}>
        Купить в один клик
      </button>
      {describedBy ? null : (
        <span id={own} hidden>
          {name}
        </span>
      )}
    </Form>
  );
}
