import { maxDocumentBytes } from '@vitrina/services/rules/repair-documents.ts';
import { useEffect, useRef, useState } from 'react';
import { FormField } from '../../forms/form-field.tsx';
import { GroupError } from '../../forms/group-error.tsx';
import { dateText } from '../../platform/format/dates.ts';
import { fileSize } from '../../platform/format/size.ts';
import { Notice } from '../../ui/notice.tsx';
import { type DocumentKind, documentsFor, maxInsurancePhotos } from './answers.ts';
import { Flags } from './choices.tsx';
import type { DeviceTexts } from './device-texts.ts';
import { Papers } from './file-uploads.tsx';
import { documentLabels, purchaseText } from './labels.ts';
import type { StepProps } from './step-props.ts';

const flagsFor = ({ kit }: DeviceTexts) => [
  { name: 'hasDeviceAndCharger', label: kit },
  { name: 'hasKitAccessories', label: 'Передам и остальное из комплекта' },
];

const labelOf = (kind: DocumentKind, { photo }: DeviceTexts): string => (kind === 'devicePhoto' ? photo : documentLabels[kind]);

/** Papers: what has arrived is shown and stays; each can be replaced. */
export function Documents({ wizard: { answers, today, texts }, values, errors }: StepProps) {
  const { documents, type } = answers;
  const { requested, required } = documentsFor(answers);
  const purchase = type === 'WARRANTY' ? (answers.purchase ?? null) : null;
  const isBack = values.step !== undefined;
  const isTicked = (name: string) => (isBack ? values[name] === 'yes' : documents?.[name as 'hasKitAccessories'] === true);
  const { part, isWaiting } = useArrival();
  return (
    <div ref={part} className="form">
      {purchase === null ? null : (
        <Notice look="plain">
          {purchaseText(purchase)} от {dateText(purchase.date)}.
        </Notice>
      )}
      <p className="text-ink-soft">
        JPEG, PNG, WebP, HEIC или PDF, каждый не больше {fileSize(maxDocumentBytes)}. Видите их только вы и сотрудники сервиса.
      </p>
      <GroupError name="documents" error={errors?.documents} />
      {requested.map((kind) => (
        <Papers
          key={kind}
          name={kind}
          label={`${labelOf(kind, texts)}${required.includes(kind) ? '' : ' (необязательно)'}`}
          ids={documents?.files[kind] === undefined ? [] : [documents.files[kind]]}
          error={errors?.[kind]}
        />
      ))}
      {type === 'INSURANCE' ? (
        <Papers
          name="insuranceSituation"
          label={`${documentLabels.insuranceSituation} (до ${maxInsurancePhotos})`}
          ids={documents?.insuranceSituation ?? []}
          error={errors?.insuranceSituation}
          isMultiple
        />
      ) : null}
      {purchase === null ? (
        <FormField
          name="datePurchase"
          label="Дата покупки (необязательно)"
          type="date"
          max={today}
          error={errors?.datePurchase}
          defaultValue={values.datePurchase ?? documents?.datePurchase ?? ''}
        />
      ) : null}
      <fieldset className="repair-choices">
        <legend className="field-label mb-1">Комплект</legend>
        <Flags flags={flagsFor(texts)} isTicked={isTicked} />
      </fieldset>
      {isWaiting ? (
        <Notice look="warn" role="alert">
          Файлы ещё загружаются. Нажмите «Продолжить», когда они дойдут.
        </Notice>
      ) : null}
    </div>
  );
}

/** The form does not go before its files have arrived. */
function useArrival() {
  const part = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const form = part.current?.closest('form');
    const wait = (event: SubmitEvent) => {
      const isGoing = part.current?.querySelector('[data-going]') != null;
      setWaiting(isGoing);
      if (isGoing) event.preventDefault();
    };
    form?.addEventListener('submit', wait);
    return () => form?.removeEventListener('submit', wait);
  }, []);
  return { part, isWaiting };
}
