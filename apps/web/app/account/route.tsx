import { Link } from 'react-router';
import { PageTitle } from '../checkout/page-title.tsx';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { sections } from './menu.ts';

export default function AccountScreen() {
  const { viewer } = useShell();
  const name = viewer?.name ?? '';
  return (
    <>
      <PageTitle title="Личный кабинет" />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Личный кабинет' }]} />
      <h1 className="mb-4 text-28">{name === '' ? 'Личный кабинет' : `Здравствуйте, ${name}`}</h1>
      <ul className="account-tiles">
        {sections.map(({ path, name: title, text }) => (
          <li key={path}>
            <Link to={path} className="account-tile">
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
