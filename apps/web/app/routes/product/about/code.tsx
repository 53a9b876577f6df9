import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { CodeSteps } from '../../../features/product/code-steps.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { CodeTerms } from './code-terms.ts';

/** What a code is chosen by: the terms it is used on, and how it comes. */
export default function Code({ terms, comes, url }: { terms: CodeTerms; comes: string; url: string }) {
  return (
    <>
      {terms.length === 0 ? null : (
        <section aria-labelledby="code-terms" className="mt-8 max-w-[48rem]">
          <Heading level={2} id="code-terms" className="mb-3">
            Условия
          </Heading>
          <dl className="facts">
            {terms.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Link to={`${url}/specs#${part}`} className="link link-alone mt-2">
            Все характеристики
          </Link>
        </section>
      )}
      <section aria-labelledby="code-steps" className="mt-8">
        <Heading level={2} id="code-steps" className="mb-3">
          Как получить
        </Heading>
        <CodeSteps comes={comes} />
      </section>
    </>
  );
}
