import { Link } from 'react-router';
import { InformationFrameDocument } from '../../generated/graphql.ts';
import { notFound, query } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import { documents, isSlug } from './documents.ts';
import { textOf } from './texts/index.server.ts';
import './legal.css';

/** One document of law. */
export async function loader({ context, request, params: { document } }: Route.LoaderArgs) {
  if (!isSlug(document)) notFound();
  const path = `/legal/${document}`;
  const answer = await query(context, request, InformationFrameDocument, { path });
  const seo = readSeo(context);
  const text = textOf(document);
  const breadcrumbs = answer.data?.breadcrumbs ?? [];
  return {
    text,
    slug: document,
    breadcrumbs,
    head: makeHead(context, seo, { title: text.title, description: text.summary, path, data: [breadcrumbData(context, breadcrumbs)] }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function LegalScreen({ loaderData }: Route.ComponentProps) {
  const { text, slug, breadcrumbs } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <div className="legal">
        <article>
          <Heading level={1} size="22-28">
            {text.title}
          </Heading>
          <p className="text-14 text-ink-faint">Действует с {text.since}</p>
          <p className="legal-summary">{text.summary}</p>
          {text.sections.map(({ title, body }, at) => (
            <section key={title}>
              <h2>
                {at + 1}. {title}
              </h2>
              {body.map((part) =>
                typeof part === 'string' ? (
                  <p key={part}>{part}</p>
                ) : (
                  <ul key={part[0]}>
                    {part.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </article>
        <nav aria-label="Документы">
          <h2>Документы</h2>
          <ul>
            {documents.map((document) => (
              <li key={document.slug}>
                <Link to={`/legal/${document.slug}`} aria-current={document.slug === slug ? 'page' : undefined}>
                  {document.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
