import { Link } from 'react-router';
import { useShell } from '../../platform/session/use-shell.ts';
import { part } from './part.ts';

/** Who helps to choose: by phone now, or in writing (the flag `cstore-online-consultation`). */
export function Consultation({ url }: { url: string }) {
  const { city, flags } = useShell();
  if (!flags['cstore-online-consultation']) return null;
  return (
    <p className="text-14 print:hidden">
      <span className="block text-ink-faint">Консультация</span>
      Поможем выбрать:{' '}
      <a href={`tel:${city.phone.replace(/[^+\d]/g, '')}`} className="link">
        позвоните
      </a>{' '}
      или{' '}
      <Link to={`${url}/faq#${part}`} className="link">
        задайте вопрос
      </Link>
    </p>
  );
}
