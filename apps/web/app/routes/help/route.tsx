import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { phoneState } from '../../features/contacts/phone-state.ts';
import { ContactWays } from '../../features/contacts/ways.tsx';
import { InformationFrameDocument } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route';
import { answerGroups, questionData } from './answers.server.ts';
import './help.css';

const path = '/help';
const title = 'Помощь';

/** What people ask about most, and whom to ask the rest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, InformationFrameDocument, { path });
  const breadcrumbs = data?.breadcrumbs ?? [{ name: 'Главная', url: '/' }, { name: title }];
  return {
    groups: answerGroups,
    phone: phoneState(shopOf(context).now()),
    breadcrumbs,
    head: makeHead(context, readSeo(context), { title, path, data: [breadcrumbData(context, breadcrumbs), questionData] }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** A browser opens the answer that its address names when it loads the page, not when a script brings it. */
function useNamedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const details = document.getElementById(hash.slice(1))?.closest('details');
    if (details) details.open = true;
  }, [hash]);
}

export default function HelpScreen({ loaderData: { groups, phone, breadcrumbs } }: Route.ComponentProps) {
  useNamedAnswer();
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-4">
        {title}
      </Heading>
      <nav aria-label="Темы" className="mb-6">
        <ul className="chips chips-swiped">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="help-groups">
        {groups.map(({ id, name, icon, answers }) => (
          <section key={id} aria-labelledby={id} className="panel">
            <Heading level={2} size={18} id={id} className="help-group-name">
              <Icon name={icon} size={24} className="text-accent" />
              {name}
            </Heading>
            {answers.map((answer) => (
              <details key={answer.id}>
                <summary>{answer.question}</summary>
                <div id={answer.id}>
                  <p>{nbsp(answer.text)}</p>
                  <p className="help-links">
                    {answer.links.map(({ url, name: linkName }) => (
                      <Link key={url} to={url} className="link link-alone">
                        {linkName}
                      </Link>
                    ))}
                  </p>
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
      <Heading level={2} className="mb-3">
        Не нашли ответ
      </Heading>
      <ContactWays phone={phone} />
      <p>
        <Link to="/contacts" className="link link-alone">
          Магазины и реквизиты
        </Link>
      </p>
    </>
  );
}
