import { Appearance, Device, Handover, Insurance, Problem } from './device-fields.tsx';
import { Documents } from './documents.tsx';
import { Customer, Delivery, Help } from './person-fields.tsx';
import { Places } from './places.tsx';
import type { StepProps } from './step-props.ts';
import { Summary } from './summary.tsx';

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
