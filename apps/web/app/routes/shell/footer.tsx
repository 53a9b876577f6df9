import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';
import { shop } from '../../platform/company.ts';
import { useShell } from '../../platform/session/use-shell.ts';

const schemes = [
  { value: 'device', name: 'Как в системе' },
  { value: 'light', name: 'Светлое' },
  { value: 'dark', name: 'Тёмное' },
] as const;

/** Light or dark, kept in a cookie. */
function SchemeSwitch() {
  const { colorScheme } = useShell();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/preferences?stay" className="scheme-switch">
      <input type="hidden" name="intent" value="color-scheme" />
      <ReturnField />
      <fieldset>
        <legend>Оформление</legend>
        {schemes.map(({ value, name }) => (
          <button key={value} type="submit" name="scheme" value={value} aria-pressed={(colorScheme ?? 'device') === value}>
            {name}
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  );
}

interface LinksProps {
  name: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** Folded on a phone; where there is room the style sheet shows all of it. */
const Links = ({ name, title, className, children }: LinksProps) => (
  <nav aria-label={name} className={className}>
    <details>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  </nav>
);

/** Sections, how to reach the shop, and who sells (the law asks for it). */
export function Footer() {
  const { sections, help } = useShell();
  const { legal } = shop;
  return (
    <footer className="footer">
      <div className="container-shop">
        <Links name="Разделы" title="Каталог">
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={section.url}>{section.name}</Link>
              </li>
            ))}
            <li>
              <Link to="/catalog">Все разделы</Link>
            </li>
          </ul>
        </Links>
        <Links name="Покупателям" title="Покупателям">
          <ul>
            {help.map(({ url, name }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </Links>
        <div>
          <h2>Связаться с нами</h2>
          <p>
            <a href={shop.phoneHref}>{shop.phone}</a>
            <br />
            {shop.hours}, звонок бесплатный
          </p>
          <p className="mt-2">
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </p>
        </div>
        <div>
          <h2>Продавец</h2>
          <p>
            {legal.name}
            <br />
            ИНН {legal.inn}
            <br />
            ОГРН {legal.ogrn}
            <br />
            {legal.address}
          </p>
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  );
}
