import { Link } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import type { FrameProduct } from './load.server.ts';

/** Who helps to choose, and what it is compared with. */
export function Help({ product: { url, comparedModel } }: { product: FrameProduct }) {
  const { flags } = useShell();
  const hasConsultation = flags['cstore-online-consultation'];
  const compared = comparedModel?.url.startsWith('/') ? comparedModel : null;
  if (!hasConsultation && compared === null) return null;
  return (
    <section aria-labelledby="product-help" className="panel extras-block">
      <h3 id="product-help" className="text-16">
        Поможем выбрать
      </h3>
      {hasConsultation ? <Consultation url={url} /> : null}
      {compared === null ? null : (
        <p className="text-14">
          <span className="block text-ink-faint">Часто сравнивают с</span>
          <Link to={compared.url} className="link link-alone">
            {compared.name}
          </Link>
        </p>
      )}
    </section>
  );
}

/** By phone now, or in writing (the flag `cstore-online-consultation`). */
function Consultation({ url }: { url: string }) {
  const { city } = useShell();
  return (
    <p className="text-14">
      <a href={`tel:${city.phone.replace(/[^+\d]/g, '')}`} className="link link-alone">
        Позвоните
      </a>{' '}
      или{' '}
      <Link to={`${url}/faq#${part}`} className="link link-alone">
        задайте вопрос
      </Link>
    </p>
  );
}
