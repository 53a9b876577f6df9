import { useId } from 'react';
import { Form } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';

interface OneClickButtonProps {
  productId: string;
  /** The partner whose piece it is; the shop's own when absent. */
  supplierId?: string | undefined;
  name: string;
  wide?: boolean;
}

/** Buys this product by itself, by name and phone, whatever is in the basket. A form, so that it works without JavaScript. */
export function OneClickButton({ productId, supplierId, name, wide = false }: OneClickButtonProps) {
  const described = useId();
  return (
    <Form method="post" action="/cart/one-click" className="one-click">
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="productId" value={productId} />
      {supplierId === undefined ? null : <input type="hidden" name="supplierId" value={supplierId} />}
      <ReturnField />
      <button type="submit" className={`button button-quiet${wide ? ' button-wide' : ''}`} aria-describedby={described}>
        Купить в один клик
      </button>
      <span id={described} hidden>
        {name}
      </span>
    </Form>
  );
}
