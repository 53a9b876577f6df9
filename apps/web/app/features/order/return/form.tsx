import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { deviceName } from '../../../entities/exchange/exchange-labels.ts';
import { deviceReturnText } from '../../../entities/exchange/returned-devices.ts';
import { moneyBackText } from '../../../entities/order/return-texts.ts';
import { ErrorSummary, fieldId } from '../../../forms/error-summary.tsx';
import type { FormFailure } from '../../../forms/form-failure.server.ts';
import { TextArea } from '../../../forms/form-field.tsx';
import { GroupError } from '../../../forms/group-error.tsx';
import type { Values } from '../../../forms/read.server.ts';
import { useOpenErrors } from '../../../forms/use-open-errors.ts';
import { exactRubles } from '../../../platform/format/money.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import type { Crumb } from '../../../platform/head/head.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { lineField, quantityField } from './fields.ts';
import { type ReturnHandover, reasonNames } from './labels.ts';
import type { LoadedReturn } from './load.server.ts';
import './return.css';

const labels = { items: 'Что вернуть', reason: 'Причина', comment: 'Что случилось', handover: 'Как передать' } as const;

/** Lines are ticked for one question, and whether there is something to describe follows from the reason. */
function answeredBy(name: string): readonly string[] {
  if (name.startsWith(lineField(''))) return ['items'];
  return name === 'reason' ? ['reason', 'comment'] : [name];
}

interface ReturnProps {
  loaded: LoadedReturn;
  /** The way to the order. */
  crumbs: readonly Crumb[];
  unsent: FormFailure | undefined;
}

/** Asks to return pieces of a received order. */
export function ReturnForm({ loaded, crumbs, unsent }: ReturnProps) {
  const { id, orderPath, phone, lines, devices, companions, reasons, changedMindOver, seed } = loaded;
  const { errors = null, message = null, values = {} } = unsent ?? {};
  const { openErrors, markChanged } = useOpenErrors(errors, answeredBy);
  const title = `Возврат по заказу № ${id}`;
  return (
    <>
      <PageTitle title={title} isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={[...crumbs, { name: `Заказ № ${id}`, url: orderPath }, { name: 'Возврат' }]} />
      <Heading level={1} className="mb-4">
        {title}
      </Heading>
      <ErrorSummary errors={errors} labels={labels} message={message} />
      <Form method="post" noValidate className="form max-w-[44rem]" onChange={markChanged}>
        <input type="hidden" name="seed" value={values.seed ?? seed} />
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 font-medium">{labels.items}</legend>
          <GroupError name="items" error={openErrors?.items} />
          <ul className="return-lines">
            {lines.map((line) => (
              <ReturnLine key={line.id} line={line} values={values} isChecked={unsent === undefined && lines.length === 1} />
            ))}
          </ul>
          {companions.length === 0 ? null : (
            <p className="text-14 text-ink-soft">
              Подарки и дополнительная гарантия возвращаются вместе со своим товаром: {nbsp(companions.join(', '))}.
            </p>
          )}
        </fieldset>
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 font-medium">{labels.reason}</legend>
          <GroupError name="reason" error={openErrors?.reason} />
          {reasons.map((reason) => (
            <RadioCard
              key={reason}
              name="reason"
              value={reason}
              label={reasonNames[reason]}
              defaultChecked={values.reason === reason}
              required
            >
              {reason === 'CHANGED_MIND' ? 'Покупка исправна, с комплектом, лучше в упаковке.' : null}
            </RadioCard>
          ))}
          {changedMindOver === null ? null : (
            <p className="text-14 text-ink-soft">Если покупка просто не подошла, вернуть её можно было до {changedMindOver}.</p>
          )}
        </fieldset>
        <TextArea
          name="comment"
          label={labels.comment}
          hint="Обязательно, если нашли недостаток или причина другая."
          error={openErrors?.comment}
          defaultValue={values.comment}
          maxLength={maxLength.returnComment}
          rows={3}
        />
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 font-medium">{labels.handover}</legend>
          <GroupError name="handover" error={openErrors?.handover} />
          <Handover value="STORE" label="Принесу в магазин" values={values}>
            В любой, с комплектом; назовите номер заказа.
          </Handover>
          <Handover value="COURIER" label="Пришлите курьера" values={values}>
            Позвонит на {phone} и договорится о времени.
          </Handover>
        </fieldset>
        <div>
          <h2 className="mb-1 font-medium">Как вернутся деньги</h2>
          <p className="text-ink-soft">
            {nbsp(moneyBackText)} Чек не обязателен.{' '}
            <Link to="/delivery#returns" className="link underline">
              Условия возврата
            </Link>
          </p>
        </div>
        {devices.length === 0 ? null : (
          <div>
            <h2 className="mb-1 font-medium">Сдано в обмен: {devices.map(deviceName).join('; ')}</h2>
            <p className="text-ink-soft">
              Деньгами вернём то, что вы заплатили за товар, без скидки за обмен. Когда вернёте весь товар, купленный с этой скидкой,{' '}
              {deviceReturnText(devices.length)}.
            </p>
          </div>
        )}
        <Button look="primary" className="form-submit">
          Отправить заявку
        </Button>
      </Form>
    </>
  );
}

interface LineProps {
  line: LoadedReturn['lines'][number];
  values: Values;
  /** Where nothing was typed yet. */
  isChecked: boolean;
}

/** A line with its box, and how many pieces of it where there are several. */
function ReturnLine({ line: { id, name, image, price, maxQuantity }, values, isChecked }: LineProps) {
  const box = fieldId(lineField(id));
  const quantity = fieldId(quantityField(id));
  return (
    <li>
      <label className="return-line" htmlFor={box}>
        <input id={box} type="checkbox" name={lineField(id)} value="yes" defaultChecked={isChecked || values[lineField(id)] === 'yes'} />
        <Picture src={image} alt="" width={64} height={80} />
        <span className="min-w-0">
          {nbsp(name)}
          <span className="tabular block text-14 text-ink-soft">
            {exactRubles(price)}
            {maxQuantity > 1 ? ' за штуку' : ''}
          </span>
        </span>
      </label>
      {maxQuantity > 1 ? (
        <div className="return-quantity">
          <label className="field-label" htmlFor={quantity}>
            Сколько штук<span className="visually-hidden">: {name}</span>
          </label>
          <select id={quantity} name={quantityField(id)} className="input" defaultValue={values[quantityField(id)] ?? '1'}>
            {Array.from({ length: maxQuantity }, (_, at) => at + 1).map((pieces) => (
              <option key={pieces} value={pieces}>
                {pieces} из {maxQuantity}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </li>
  );
}

interface HandoverProps {
  value: ReturnHandover;
  label: string;
  values: Values;
  children: ReactNode;
}

function Handover({ value, label, values, children }: HandoverProps) {
  return (
    <RadioCard name="handover" value={value} label={label} defaultChecked={values.handover === value} required>
      {children}
    </RadioCard>
  );
}
