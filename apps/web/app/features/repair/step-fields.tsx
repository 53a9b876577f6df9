import { Link } from 'react-router';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { Choices, NoList } from './choices.tsx';
import { Appearance, Device, Handover, Insurance, Problem } from './device-fields.tsx';
import { Customer, Delivery, Help } from './person-fields.tsx';
import type { StepProps } from './step-props.ts';
import { Summary } from './summary.tsx';

/** Asked for in a warranty or an insurance case alone. */
const Documents = lazyWithRetry(async () => ({ default: (await import('./documents.tsx')).Documents }));

/** The fields of the open step. */
export function StepFields(props: StepProps) {
  switch (props.wizard.open) {
    case 'typeRepair':
      return <Device {...props} />;
    case 'imeiCheck':
      return <Appearance {...props} />;
    case 'insuranceSelect':
      return <Insurance {...props} />;
    case 'documents':
      return <Documents {...props} />;
    case 'descriptionProblem':
      return <Problem {...props} />;
    case 'customerData':
      return <Customer {...props} />;
    case 'methodsPuttingRepair':
      return <Handover {...props} />;
    case 'shop':
      return <Places {...props} />;
    case 'delivery':
      return <Delivery {...props} />;
    case 'help':
      return <Help {...props} />;
    case 'summary':
      return <Summary {...props} />;
  }
}

/** Where it is brought: stores and service centres, filtered by their types. */
function Places({ wizard: { options, answers, path, texts }, values, errors }: StepProps) {
  if (options.step !== 'shop') return null;
  const { places, groups } = options;
  if (places === null) return <NoList />;
  const { selectedStore } = answers;
  const selectedValue = selectedStore === null ? undefined : `${selectedStore.isServiceCenter ? 'c' : 's'}:${selectedStore.id}`;
  return (
    <>
      <nav aria-label="Какие места показать" className="chips">
        {groups.map(({ name, isActive, next }) => (
          <Link
            key={name}
            to={`${path}?step=shop&types=${next}`}
            className="chip"
            aria-current={isActive ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {name}
          </Link>
        ))}
      </nav>
      {places.length === 0 ? (
        <p className="text-ink-soft">Ничего не показано. Включите «Мультицентры» или «Сервисный центр».</p>
      ) : (
        <Choices
          name="selectedStore"
          legend={texts.placeLegend}
          choices={places.map(({ value, name, address, hours }) => ({
            value,
            name,
            text: [address, hours].filter(Boolean).join(' · '),
          }))}
          selected={values.selectedStore ?? selectedValue}
          error={errors?.selectedStore}
        />
      )}
    </>
  );
}
