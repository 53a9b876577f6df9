import { rubles } from '../../format/money.ts';
import { plural } from '../../format/plural.ts';
import { RadioCard } from '../../ui/field.tsx';
import { keepInView } from '../form/keep-in-view.ts';
import { byTab, folded, isOpen, limitText, type Method, methodField, tabOf } from './methods.ts';
import type { Promised } from './promised.ts';

const months = (periods: readonly number[]): string =>
  periods.length === 0 ? '' : `${periods.join(', ')} ${plural(periods.at(-1) ?? 0, ['месяц', 'месяца', 'месяцев'])}`;

/** Of a debt without interest: what a month costs at the longest term. */
const monthly = ({ tab, periods }: Method, total: number): string =>
  tab === 'INSTALMENT' && periods.length > 0 ? `от ${rubles(Math.ceil(total / Math.max(...periods)))} в месяц` : '';

const details = (method: Method, { total, promised = {} }: Pick<MethodChoiceProps, 'total' | 'promised'>): string =>
  [
    ...[limitText(method), monthly(method, total), method.description ?? '', months(method.periods)],
    ...(promised[method.typeId] ?? []).map((name) => `Акция: ${name}`),
  ]
    .filter((part) => part !== '')
    .join(' · ');

interface MethodChoiceProps {
  methods: readonly Method[];
  /** The chosen one. */
  chosen: number | null;
  /** Rubles to be paid. */
  total: number;
  /** Promotions that each of them brings. */
  promised?: Promised;
}

/** Tabs as radio buttons; a tab of several methods opens them below (spec 1 §2). */
export function MethodChoice({ methods, chosen, ...of }: MethodChoiceProps) {
  const shown = byTab(methods);
  const last = methods.find((method) => method.typeId === chosen && isOpen(method));
  const open = last === undefined ? shown.find((tab) => tab.methods.some(isOpen))?.tab : tabOf(last);
  return (
    <fieldset className="ways" onChange={keepInView}>
      <legend className="visually-hidden">Как оплатить</legend>
      {shown.map(({ tab, name, text, methods: inTab }) => {
        const [only] = inTab;
        const isSingle = inTab.length === 1 && only !== undefined;
        const checked = inTab.find((method) => method === last) ?? inTab.find(isOpen);
        const [first, rest] = folded(inTab);
        const card = (method: Method) => (
          <RadioCard
            key={method.typeId}
            name={methodField(tab)}
            value={method.typeId}
            label={method.name}
            defaultChecked={method === checked}
            disabled={!isOpen(method)}
            className="choice-card-inner"
          >
            {details(method, of)}
          </RadioCard>
        );
        return (
          <div key={tab} className="way">
            <RadioCard name="tab" value={tab} label={name} defaultChecked={tab === open} disabled={checked === undefined}>
              {isSingle ? `${only.name}. ${details(only, of)}` : text}
            </RadioCard>
            {isSingle ? (
              <input type="hidden" name={methodField(tab)} value={only.typeId} />
            ) : (
              <fieldset className="way-panel method-list">
                <legend className="visually-hidden">{name}: чем платить</legend>
                {first.map(card)}
                {rest.length === 0 ? null : (
                  <details open={checked !== undefined && rest.includes(checked)}>
                    <summary>Ещё {rest.length}</summary>
                    {rest.map(card)}
                  </details>
                )}
              </fieldset>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
