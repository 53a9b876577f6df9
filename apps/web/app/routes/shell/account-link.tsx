import { Link } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';
import { Icon } from '../../ui/icon.tsx';

/** The way into the account, with the shopper's name beside it; for a guest the way in. `id` sets the two of a page apart. */
export function AccountLink({ id, className }: { id: string; className: string }) {
  const { viewer } = useShell();
  const name = viewer?.name ?? '';
  return (
    <Link
      to={viewer === null ? '/user/login' : '/account'}
      className={className}
      aria-label={viewer === null ? undefined : 'Личный кабинет'}
      aria-describedby={name === '' ? undefined : id}
    >
      <Icon name="person" size={24} />
      {viewer === null ? <span>Войти</span> : <span className="account-name" data-figure={name === '' ? 'Кабинет' : name} />}
      {name === '' ? null : (
        <span id={id} className="visually-hidden">
          {name}
        </span>
      )}
    </Link>
  );
}
