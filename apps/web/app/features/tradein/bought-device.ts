import { hrefOf } from './address.ts';
import { emptyDevice, newTId } from './device.ts';

/** A device that was bought here, as the calculator knows it. */
interface BoughtDevice {
  calculatorId: string;
  groupId: string;
  brandId: string;
  modelId: string;
  memory: number;
}

/** To the calculator with everything that the shop knows of a device answered already. */
export function boughtDeviceHref({ calculatorId, groupId, brandId, modelId, memory }: BoughtDevice): string {
  const tId = newTId([], Math.random);
  const device = { ...emptyDevice(tId), calculator: calculatorId, group: groupId, brand: brandId, model: modelId, memory };
  return hrefOf({ devices: [device], at: String(tId), product: null, search: '' });
}
