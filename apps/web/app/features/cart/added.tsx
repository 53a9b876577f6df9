import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { exactRubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import type { Goal } from '../../platform/goals/goals.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Added {
  name: string;
  /** The page on which it was pressed. */
  path: string;
}

/** The last one that was confirmed: a layout that is shown anew does not say it again. */
let confirmedGoal: Goal | undefined;

/** For how long it stays, in milliseconds, while nobody points at it. */
const shownFor = 6000;

/**
 * Confirms that goods have been put into the basket: in words, and on wide screens below the header for a while. Its code comes late, so it hears of them by
 * their goal.
 */
export function AddedToBasket() {
  const { basket } = useShell();
  const { pathname } = useLocation();
  const announce = useAnnounce();
  const [added, setAdded] = useState<Added | null>(null);
  const [isHeld, setHeld] = useState(false);
  const announced = useRef<Added | null>(null);
  const content = `${pluralize(basket.quantity, goods)} на ${exactRubles(basket.sum)}`;

  useEffect(() => {
    const confirm = (goal: Goal | undefined) => {
      if (goal === undefined || goal === confirmedGoal || goal.name !== 'cart-add' || !('name' in goal.facts)) return;
      confirmedGoal = goal;
      setHeld(false);
      setAdded({ name: goal.facts.name, path: window.location.pathname });
    };
    const hear = ({ detail }: Event & { detail?: Goal }) => confirm(detail);
    confirm(window.vitrinaGoals?.at(-1));
    window.addEventListener('vitrina:goal', hear);
    return () => window.removeEventListener('vitrina:goal', hear);
  }, []);

  useEffect(() => {
    if (added === null || announced.current === added) return;
    announced.current = added;
    announce(`Добавлено в корзину: ${added.name}, в корзине ${content}`);
  }, [added, content, announce]);

  useEffect(() => {
    if (added === null) return;
    const leave = () => setAdded(null);
    const timer = isHeld ? undefined : setTimeout(leave, shownFor);
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('keydown', hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', hear);
    };
  }, [added, isHeld]);

  // The basket itself says it all.
  if (added === null || added.path !== pathname || pathname === '/cart') return null;
  const header = document.querySelector('.header-main');
  return header === null
    ? null
    : createPortal(
        <section
          aria-label="Добавлено в корзину"
          className="added"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p className="added-title">
            <Icon name="check" size={20} /> Добавлено в корзину
          </p>
          <button type="button" className="button-icon added-close" aria-label="Закрыть" onClick={() => setAdded(null)}>
            <Icon name="close" size={20} />
          </button>
          <p className="added-name">{nbsp(added.name)}</p>
          <p className="tabular text-ink-soft">В корзине {content}</p>
          <LinkButton to="/cart" className="mt-2">
            Перейти в корзину
          </LinkButton>
        </section>,
        header,
      );
}
