import type { Errors, Values } from '../checkout/form/read.server.ts';
import { Appearance, Device, Handover, Insurance, Problem } from './device-fields.tsx';
import { Documents } from './documents.tsx';
import type { Wizard } from './load.server.ts';
import { Customer, Delivery, Help } from './person-fields.tsx';
import { Places } from './places.tsx';
import { Summary } from './summary.tsx';

export interface StepProps {
  wizard: Wizard;
  /** What was typed, where the form has come back. */
  values: Values;
  errors: Errors | null;
}

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
