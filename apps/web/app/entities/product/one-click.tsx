import { useId } from 'react';

/** The form that every such button of the page belongs to, wherever it stands, and what it sends to. */
export const oneClickForm = 'one-click';
export const oneClickPath = '/cart/one-click';

interface OneClickButtonProps {
  productId: string;
  /** The partner whose piece it is; the shop's own when absent. */
  supplierId?: string | undefined;
  name: string;
  /** Id of what says the name beside it; without it the button brings the name along. */
  describedBy?: string | undefined;
  wide?: boolean;
}

/** Buys this product by itself, by name and phone, whatever is in the basket. A button of the page's one form, so that it works without JavaScript. */
export function OneClickButton({ productId, supplierId, name, describedBy, wide = false }: OneClickButtonProps) {
  const own = useId();
  return (
    <>
      <button
        type="submit"
        form={oneClickForm}
        formAction={supplierId && `${oneClickPath}?${new URLSearchParams({ supplierId })}`}
        name="productId"
        value={productId}
        className={`button button-quiet${wide ? ' button-wide' : ''}`}
        aria-describedby={describedBy ?? own}
      >
        Купить в один клик
      </button>
      {describedBy ? null : (
        <span id={own} hidden>
          {name}
        </span>
      )}
    </>
  );
}
