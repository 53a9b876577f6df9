import type { ReactNode } from 'react';
import { keepInView } from '../../../forms/keep-in-view.ts';
import { months, termText } from '../../../platform/format/lending.ts';
import { plural } from '../../../platform/format/plural.ts';
import { RadioCard } from '../../../ui/field.tsx';
import {
  byTab,
  isOpen,
  limitText,
  type Method,
  methodField,
  monthlyText,
  moreText,
  splitVisible,
  tabOf,
  termOf,
  tickedMethod,
} from '../payment-methods.ts';
import type { PaymentPromotions } from './payment-promotions.ts';
import { needsScripts, useUnsupportedKinds } from './unsupported-kinds.ts';
import '../delivery/delivery.css';
import './marks.css';

const periodsText = (periods: readonly number[]): string =>
  periods.length === 0 ? '' : `${periods.join(', ')} ${plural(periods.at(-1) ?? 0, months)}`;

/** What the term costs that was chosen for the method, else its last one; where the provider does not tell, the months alone. */
function lending(method: Method, chosenMonths: number | undefined): string[] {
  const term = termOf(method, chosenMonths);
  if (term === null) return [periodsText(method.periods)];
  return [termText(term), method.terms.length > 1 ? `Срок: ${periodsText(method.terms.map((one) => one.months))}` : ''];
}

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

const details = (
  method: Method,
  { promotions = {}, selectedTypeId, months: chosenMonths }: Omit<MethodChoiceProps, 'methods' | 'firstTypeId' | 'invoiceEmail' | 'sums'>,
): string =>
  joined([
    limitText(method),
    method.description,
    ...lending(method, method.typeId === selectedTypeId ? chosenMonths : undefined),
    promotions[method.typeId],
  ]);

interface MethodChoiceProps {
  methods: readonly Method[];
  /** The chosen one. */
  selectedTypeId: string | null;
  /** Months that were chosen with it. */
  months?: number | undefined;
  /** The one that stands before all others, with its tab: what an order has been made with. */
  firstTypeId?: string | null;
  /** Asks for the e-mail of an invoice; null where it is known. */
  invoiceEmail?: ReactNode;
  /** Promotions that each of them brings. */
  promotions?: PaymentPromotions;
  /** What is paid by it, where that is another sum than the total. */
  sums?: Readonly<Record<string, string>>;
}

/** Tabs as radio buttons; a tab of several methods opens them below (spec 1 §2). */
export function MethodChoice({ methods, firstTypeId = null, invoiceEmail = null, sums = {}, ...of }: MethodChoiceProps) {
  const { selectedTypeId } = of;
  const unsupported = useUnsupportedKinds();
  const hasSupported = methods.some(({ kind }) => !unsupported.includes(kind));
  const isForScripts = ({ kind }: Method) => needsScripts(kind) && methods.some((other) => !needsScripts(other.kind));
  const tabs = byTab(
    methods,
    methods.find(({ typeId }) => typeId === firstTypeId),
  );
  const ticked = tickedMethod(tabs, selectedTypeId);
  return (
    <fieldset className="ways" onChange={keepInView}>
      <legend className="visually-hidden">Как оплатить</legend>
      {tabs.map(({ tab, name, text, methods: inTab }) => {
        const [only] = inTab;
        const isSingle = inTab.length === 1 && only !== undefined;
        const checkedMethod = inTab.find((method) => method === ticked) ?? inTab.find(isOpen);
        const offered = inTab.filter((method) => method === checkedMethod || !hasSupported || !unsupported.includes(method.kind));
        const [first, rest] = splitVisible(offered, ({ typeId }) => of.promotions?.[typeId] !== undefined);
        const card = (method: Method) => (
          <RadioCard
            key={method.typeId}
            name={methodField(tab)}
            value={method.typeId}
            label={method.name}
            defaultChecked={method === checkedMethod}
            disabled={!isOpen(method)}
            aside={sums[method.typeId]}
            className={isForScripts(method) && method !== checkedMethod ? 'choice-card-inner js-only' : 'choice-card-inner'}
          >
            {details(method, of)}
          </RadioCard>
        );
        return (
          <div key={tab} className="way">
            <RadioCard
              name="tab"
              value={tab}
              label={name}
              defaultChecked={ticked !== null && tab === tabOf(ticked)}
              disabled={checkedMethod === undefined}
              aside={joined([monthlyText(inTab, selectedTypeId, of.months), isSingle ? sums[only.typeId] : null])}
              mark={<PaymentMarks methods={offered} />}
            >
              {isSingle ? `${only.name}. ${details(only, of)}` : checkedMethod === undefined && only ? limitText(only) : text}
            </RadioCard>
            {isSingle ? (
              <input type="hidden" name={methodField(tab)} value={only.typeId} />
            ) : (
              <fieldset className="way-panel method-list">
                <legend className="visually-hidden">{name}: чем платить</legend>
                {first.map(card)}
                {rest.length === 0 ? null : (
                  <details open={checkedMethod !== undefined && rest.includes(checkedMethod)}>
                    <summary>{moreText(rest)}</summary>
                    {rest.map(card)}
                  </details>
                )}
              </fieldset>
            )}
            {invoiceEmail === null || !inTab.some(({ kind }) => kind === 'BANK_TRANSFER') ? null : (
              <div className="way-panel invoice-email">{invoiceEmail}</div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** By what people know these ways at a glance; all others are known by their names. */
const letterings: Partial<Record<Method['kind'], string>> = { CARD: 'МИР', SBP: 'СБП', SBER_PAY: 'SberPay' };

/** Letterings of our own in the place of trade marks. */
function PaymentMarks({ methods }: { methods: readonly Pick<Method, 'kind'>[] }) {
  const marks = [...new Set(methods.map(({ kind }) => letterings[kind]))].filter((mark) => mark !== undefined);
  if (marks.length === 0) return null;
  return (
    <span className="payment-marks" aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </span>
  );
}
