import { Link } from 'react-router';
import { dateText } from '../../platform/format/dates.ts';

interface NoticesProps {
  notices: readonly { title: string; text: string; url: string | null; date: string | null }[];
}

/** The newest notifications; all of them stand in the account. */
export function Notices({ notices }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="bonus-notices">
      <h2 id="bonus-notices" className="mb-3 text-22">
        Уведомления
      </h2>
      <ul className="account-orders">
        {notices.map(({ title, text, url, date }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that only the server changes, and a provider need give no ids
          <li key={at}>
            {url === null || url === '/bonus' ? (
              <b>{title === '' ? 'Уведомление' : title}</b>
            ) : (
              <Link to={url} className="link font-medium">
                {title === '' ? 'Уведомление' : title}
              </Link>
            )}
            {text === '' ? null : <p>{text}</p>}
            {date === null ? null : (
              <time dateTime={date} className="text-14 text-ink-soft">
                {dateText(date)}
              </time>
            )}
          </li>
        ))}
      </ul>
      <Link to="/account/notice" className="link">
        Все уведомления
      </Link>
    </section>
  );
}
