import { returnTerms } from '@vitrina/services/rules/returns.ts';
import { Link } from 'react-router';
import type { ConditionStory } from '../condition.server.ts';

interface ConditionProps {
  story: ConditionStory;
  warranty: string | null;
}

/** Below the price of a piece that is not new: what is wrong with it, and what a new one costs. */
export default function Condition({ story: { title, gradeNote, notes, newProduct }, warranty }: ConditionProps) {
  return (
    <section aria-labelledby="condition" className="condition">
      <h2 id="condition" className="text-16">
        {title}
      </h2>
      <dl>
        {gradeNote === null ? null : (
          <div>
            <dt>Состояние</dt>
            <dd>{gradeNote}</dd>
          </div>
        )}
        {notes.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {newProduct === null ? null : (
          <div>
            <dt>Новый</dt>
            <dd>
              <Link to={newProduct.url} className="link">
                {newProduct.price}
              </Link>
              {newProduct.difference === null ? null : `, дороже на ${newProduct.difference}`}
            </dd>
          </div>
        )}
        {warranty === null ? null : (
          <div>
            <dt>Гарантия</dt>
            <dd>{warranty}</dd>
          </div>
        )}
        <div>
          <dt>Возврат</dt>
          <dd>{returnTerms.changedMind.days} дней после получения заказа с сайта</dd>
        </div>
      </dl>
    </section>
  );
}
