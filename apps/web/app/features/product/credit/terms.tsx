import { useId } from 'react';
import { months, overpaymentText } from '../../../platform/format/lending.ts';
import { rubles } from '../../../platform/format/money.ts';
import { pluralize } from '../../../platform/format/plural.ts';
import { field, type Plan, type Term, termNote } from './plan.ts';

/** The terms of the kind that is chosen: what each costs a month and altogether, and whose it is; one of them is taken. */
export function Terms({ plan: { offer, term: chosenTerm } }: { plan: Plan }) {
  return (
    <fieldset className="plans">
      <legend className="mb-2 text-18">Срок и&nbsp;платёж</legend>
      <p aria-hidden="true" className="plans-head">
        <span>Срок</span>
        <span>Банк</span>
        <span>Переплата</span>
        <span>В&nbsp;месяц</span>
      </p>
      {offer.terms.map((term) => (
        <TermRow key={term.months} term={term} isChosen={term === chosenTerm} />
      ))}
    </fieldset>
  );
}

function TermRow({ term, isChosen }: { term: Term; isChosen: boolean }) {
  const id = useId();
  const name = pluralize(term.months, months);
  const note = termNote(term);
  return (
    <label className="plan" htmlFor={id}>
      <input
        id={id}
        type="radio"
        name={field.months}
        value={term.months}
        defaultChecked={isChosen}
        aria-label={name}
        aria-describedby={`${id}-more`}
      />
      <span className="plan-cells" id={`${id}-more`}>
        <b className="plan-term">{name}</b>
        <span className="plan-bank">{term.banks.map((bank) => bank.name).join(', ')}</span>
        <span className="plan-extra">
          <span className="plan-word">Переплата </span>
          {overpaymentText(term.overpayment.amount)}
        </span>
        <span className="plan-payment">
          {rubles(term.payment.amount)}
          <span className="plan-word"> в&nbsp;месяц</span>
        </span>
        {note === '' ? null : <span className="plan-note">{note}</span>}
      </span>
    </label>
  );
}
