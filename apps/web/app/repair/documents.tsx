import { fieldId } from '../checkout/form/error-summary.tsx';
import { FormField } from '../checkout/form/form-field.tsx';
import { GroupError } from '../checkout/form/group-error.tsx';
import { documentsOf, mostSituations } from './answers.ts';
import { Flags } from './choices.tsx';
import type { StepProps } from './step-props.ts';
import { documentWords } from './words.ts';

const flags = [
  { name: 'hasDeviceAndCharger', label: 'Передам устройство вместе с зарядкой' },
  { name: 'hasKitAccessories', label: 'Передам и остальное из комплекта' },
] as const;

/** Papers: what has arrived is shown and stays; each can be replaced, five files at a time. */
export function Documents({ wizard: { answers, today }, values, errors }: StepProps) {
  const { documents, type } = answers;
  const { asked, needed } = documentsOf[type ?? 'PAID'];
  const isBack = values.step !== undefined;
  const ticked = (name: string) => (isBack ? values[name] === 'yes' : documents?.[name as 'hasKitAccessories'] === true);
  return (
    <>
      <p className="text-ink-soft">
        JPEG, PNG, WebP, HEIC или PDF, каждый не больше 10 МБ, до пяти за один раз. Видите их только вы и сотрудники сервиса.
      </p>
      <GroupError name="documents" error={errors?.documents} />
      {asked.map((kind) => (
        <Papers
          key={kind}
          name={kind}
          label={`${documentWords[kind]}${needed.includes(kind) ? '' : ' (необязательно)'}`}
          ids={documents?.files[kind] === undefined ? [] : [documents.files[kind]]}
          error={errors?.[kind]}
        />
      ))}
      {type === 'INSURANCE' ? (
        <Papers
          name="insuranceSituation"
          label={`${documentWords.insuranceSituation} (до ${mostSituations})`}
          ids={documents?.insuranceSituation ?? []}
          error={errors?.insuranceSituation}
          isMultiple
        />
      ) : null}
      <FormField
        name="datePurchase"
        label="Дата покупки (необязательно)"
        type="date"
        max={today}
        error={errors?.datePurchase}
        defaultValue={values.datePurchase ?? documents?.datePurchase ?? ''}
      />
      <fieldset className="repair-choices">
        <legend className="field-label mb-1">Комплект</legend>
        <Flags flags={flags} ticked={ticked} />
      </fieldset>
    </>
  );
}

interface PapersProps {
  name: string;
  label: string;
  ids: readonly string[];
  error: string | undefined;
  isMultiple?: boolean;
}

/** Files of one kind: those that have arrived with a picture each, and a field for more. */
function Papers({ name, label, ids, error, isMultiple = false }: PapersProps) {
  const id = fieldId(name);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {ids.map((file, at) => (
        <label key={file} className="choice repair-file">
          <input type="checkbox" name={name} value={file} defaultChecked />
          <img src={`/documents/${file}`} alt="" width={56} height={56} loading="lazy" className="repair-preview" />
          <span>Загружено{isMultiple ? `: ${at + 1}` : ''}</span>
        </label>
      ))}
      <input
        // What was chosen has arrived: the field is empty again.
        key={ids.join()}
        id={id}
        type="file"
        name={name}
        accept="image/jpeg,image/png,image/webp,image/heic,application/pdf"
        multiple={isMultiple}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
