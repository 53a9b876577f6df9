import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { FormField, TextArea } from '../../forms/form-field.tsx';
import type { RepairView } from '../../generated/graphql.ts';
import { rubles, type Sum } from '../../platform/format/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { Choices, Flags, NoList, Select } from './choices.tsx';
import {
  draftLength,
  handoversFor,
  handoverText,
  installationFlagsFor,
  isStolen,
  kindLabelsFor,
  problemFault,
  problemFlagsFor,
  purchaseText,
  viewFault,
  viewLabels,
} from './labels.ts';
import type { StepProps } from './step-props.ts';

const cards = (labels: Readonly<Record<string, { name: string; text: string }>>) =>
  Object.entries(labels).map(([value, { name, text }]) => ({ value, name, text }));

const viewCards = Object.entries(viewLabels) as [RepairView, (typeof viewLabels)[RepairView]][];

/** Kind of repair, device, brand, model: each list appears when what it depends on has been chosen. */
export function Device({ wizard: { answers, options, texts }, values, errors }: StepProps) {
  if (options.step !== 'typeRepair') return null;
  const { devices, brands, models } = options;
  const { purchase } = answers;
  if (devices === null) return <NoList />;
  return (
    <>
      {purchase?.isUnlisted ? (
        <Notice look="plain">{purchaseText(purchase)}. Если вашей техники нет в списке, выберите самую похожую.</Notice>
      ) : null}
      <Choices
        name="type"
        legend="Вид ремонта"
        choices={cards(kindLabelsFor(answers))}
        selected={values.type ?? answers.type}
        error={errors?.type}
      />
      <Select name="deviceType" label="Устройство" error={errors?.deviceType} selected={values.deviceType ?? answers.deviceType?.id ?? ''}>
        <option value="">Выберите</option>
        {[false, true].map((isMajor) => (
          <optgroup key={String(isMajor)} label={isMajor ? 'Крупная техника' : 'Электроника'}>
            {devices
              .filter((device) => device.isMajor === isMajor)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      {answers.deviceType === null ? null : brands === null ? (
        <NoList />
      ) : (
        <Select name="brand" label="Бренд" error={errors?.brand} selected={answers.brand === null ? '' : answers.brand.id || 'other'}>
          <option value="">Выберите</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="other">Другой</option>
        </Select>
      )}
      {answers.brand?.id === '' ? (
        <FormField
          name="brandName"
          label="Марка и модель"
          hint={texts.modelHint}
          error={errors?.brandName}
          defaultValue={values.brandName ?? answers.model?.name ?? ''}
          autoComplete="off"
          maxLength={maxLength.name}
          required
        />
      ) : answers.brand === null ? null : models === null ? (
        <NoList />
      ) : (
        <Select
          name="model"
          label="Модель"
          hint={texts.modelHint}
          error={errors?.model}
          selected={answers.model === null ? '' : answers.model.id || 'other'}
        >
          <option value="">Выберите</option>
          {models.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="other">Нет в списке</option>
        </Select>
      )}
    </>
  );
}

/** The IMEI of what has one, and what the device looks like; the service variant names the codes that its masters use. */
export function Appearance({ wizard: { answers, variant, texts }, values, errors }: StepProps) {
  const { appearance, deviceType, type } = answers;
  const isNeeded = type !== 'PAID';
  return (
    <>
      {deviceType?.hasImei === true ? (
        <FormField
          name="imei"
          label={isNeeded ? 'IMEI' : 'IMEI (необязательно)'}
          hint="15 цифр: наберите *#06# или посмотрите на коробке."
          error={errors?.imei}
          defaultValue={values.imei ?? appearance?.imei ?? ''}
          inputMode="numeric"
          autoComplete="off"
          maxLength={25}
          required={isNeeded}
        />
      ) : null}
      {isStolen(answers) ? null : (
        <Choices
          name="view"
          legend={texts.viewLegend}
          choices={viewCards.map(([value, { name, code }]) => ({
            value,
            name,
            text: texts.views[value],
            ...(variant === 'service' && { aside: code }),
          }))}
          selected={values.view ?? appearance?.view}
          error={errors?.view ?? viewFault(appearance?.view ?? null, answers) ?? undefined}
        />
      )}
    </>
  );
}

export function Insurance({ wizard: { answers, texts }, values, errors }: StepProps) {
  return (
    <Choices
      name="insurance"
      legend={texts.insuranceLegend}
      choices={Object.entries(texts.insurances).map(([value, name]) => ({ value, name }))}
      selected={values.insurance ?? answers.insurance}
      error={errors?.insurance}
    />
  );
}

/** What is wrong, with what its repair costs; or in the shopper's own words. */
export function Problem({ wizard: { answers, options, texts }, values, errors }: StepProps) {
  if (options.step !== 'descriptionProblem') return null;
  const { problem, type } = answers;
  const problems = options.problems ?? [];
  const selectedProblem = problem === null ? undefined : (problem.id ?? 'other');
  const isBack = values.step !== undefined;
  const isTicked = (name: string) =>
    isBack ? values[name] === 'yes' : { ...problem, ...problem?.installation }[name as 'importantSaveData'] === true;
  const priceOf = (discountedCost: Sum | null) => (discountedCost === null ? 'после диагностики' : rubles(discountedCost.amount));
  return (
    <>
      {options.problems === null ? <NoList /> : null}
      <Choices
        name="problem"
        legend="Что не так"
        choices={[
          ...problems.map(({ id, name, cost, discountedCost }) => ({
            value: id,
            name,
            ...(type === 'PAID' && {
              aside: priceOf(discountedCost),
              text: cost === null ? undefined : `Без скидки ${rubles(cost.amount)}`,
            }),
          })),
          { value: 'other', name: 'Другое', text: 'Опишите ниже своими словами.' },
        ]}
        selected={values.problem ?? selectedProblem}
        error={errors?.problem ?? problemFault(answers.appearance, problem) ?? undefined}
      />
      <TextArea
        name="description"
        label="Подробности"
        hint="Когда началось, что уже пробовали. Для «Другого» обязательно."
        error={errors?.description}
        defaultValue={values.description ?? problem?.description ?? ''}
        rows={3}
        maxLength={draftLength.description}
      />
      <fieldset className="repair-choices">
        <legend className="field-label mb-1">Пожелания</legend>
        <Flags flags={problemFlagsFor(answers.deviceType, texts)} isTicked={isTicked} />
      </fieldset>
      {problems.some(({ isInstallation }) => isInstallation) ? (
        <fieldset className="repair-choices">
          <legend className="field-label mb-1">Если нужна установка</legend>
          <Flags flags={installationFlagsFor(answers.deviceType)} isTicked={isTicked} />
        </fieldset>
      ) : null}
    </>
  );
}

export function Handover({ wizard: { answers, texts }, values, errors }: StepProps) {
  return (
    <Choices
      name="handover"
      legend={texts.handoverTitle}
      choices={handoversFor(answers).map((way) => ({ value: way, ...handoverText(way, answers, texts) }))}
      selected={values.handover ?? answers.handover}
      error={errors?.handover}
    />
  );
}
