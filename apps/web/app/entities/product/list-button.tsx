import { Icon } from '../../ui/icon.tsx';
import { fieldOf, formId, type List } from './lists.ts';
import { useLists } from './use-lists.ts';

const names = { favorites: 'В избранное', compare: 'Сравнить' } as const;
const icons = { favorites: 'heart', compare: 'compare' } as const;

interface ListButtonProps {
  list: List;
  productId: string;
  /** Id of the element with the product's name. */
  describedBy?: string | undefined;
  /** With its name beside the drawing. */
  withText?: boolean;
}

/** Puts a product into a list, or takes it out again: pressed while it is there. A button of the page's one form. */
export function ListButton({ list, productId, describedBy, withText = false }: ListButtonProps) {
  const isPressed = useLists()[list].includes(productId);
  return (
    <button
      type="submit"
      form={formId}
      name={fieldOf(list, !isPressed)}
      value={productId}
      aria-pressed={isPressed}
      aria-label={withText ? undefined : names[list]}
      aria-describedby={describedBy}
      title={withText ? undefined : names[list]}
      className={withText ? 'list-button' : 'list-button list-icon'}
    >
      <Icon name={icons[list]} size={withText ? 20 : 22} />
      {withText ? names[list] : null}
    </button>
  );
}

interface ListButtonsProps extends Omit<ListButtonProps, 'list'> {
  className: string;
  /** Not what has nothing to compare, such as a gift card. */
  isCompared?: boolean;
}

/** Both lists' buttons of one product. */
export function ListButtons({ className, isCompared = true, ...of }: ListButtonsProps) {
  return (
    <p className={className}>
      <ListButton list="favorites" {...of} />
      {isCompared && <ListButton list="compare" {...of} />}
    </p>
  );
}
