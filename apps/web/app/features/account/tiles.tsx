import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/icon.tsx';
import './account.css';

export interface Tile {
  path: string;
  icon: IconName;
  title: string;
  text: string;
}

/** Ways on, each with what it is for. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="account-tiles">
      {tiles.map(({ path, icon, title, text }) => (
        <li key={path}>
          <Link to={path} className="account-tile">
            <Icon name={icon} size={24} />
            <b>{title}</b>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
