import { dayText } from '../../platform/format/dates.ts';
import { intervalText } from '../../platform/format/handover.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { type Answers, fileCountOf } from './answers.ts';
import { deviceTextsOf } from './device-texts.ts';
import { handoverText, kindLabels, purchaseText, viewLabels } from './labels.ts';
import type { StepKey } from './steps.ts';

const joinTexts = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** A sentence after a comma; «LG», «iPhone» and what stands alone stay as they are. */
const continued = (text: string): string => (/^[А-ЯЁ](?:[а-яё]|\s)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

type Place = Pick<NonNullable<Answers['address']>, 'street' | 'house' | 'building' | 'entrance' | 'floor' | 'flat'>;

/** Where a courier or a master goes, in one line. */
export function addressText({ street, house, building, entrance, floor, flat }: Place): string {
  return joinTexts(
    street,
    `д. ${house}`,
    building && `корп. ${building}`,
    entrance && `подъезд ${entrance}`,
    floor && `этаж ${floor}`,
    flat && `кв. ${flat}`,
  );
}

/** What a completed step has come to, in one line. */
export function doneWith(step: StepKey, answers: Answers): string {
  const {
    type,
    deviceType,
    brand,
    model,
    appearance,
    insurance,
    purchase,
    documents,
    problem,
    customer,
    handover,
    selectedStore,
    address,
  } = answers;
  switch (step) {
    case 'typeRepair':
      return joinTexts(
        [deviceType?.singular ?? `${deviceType?.name ?? ''}:`, brand?.name, model?.name].filter(Boolean).join(' '),
        type && `${kindLabels[type].name.toLowerCase()} ремонт`,
      );
    case 'imeiCheck':
      return joinTexts(appearance?.view && viewLabels[appearance.view].name, appearance?.imei && `IMEI ${appearance.imei}`);
    case 'insuranceSelect':
      return insurance === null ? '' : (deviceTextsOf(answers).insurances[insurance] ?? '');
    case 'documents': {
      if (documents?.areBrought === true) return 'Возьмите с собой: на сайте файлы не принимаем';
      const count = fileCountOf(answers);
      const receipt = type === 'WARRANTY' && purchase != null ? purchaseText(purchase) : '';
      return joinTexts(receipt, (count > 0 || receipt === '') && `${receipt === '' ? 'Файлов' : 'файлов'}: ${count}`);
    }
    case 'descriptionProblem':
      return joinTexts(problem?.name, problem && continued(problem.description));
    case 'customerData':
      return customer === null ? '' : joinTexts(customer.name, phoneText(customer.phone), customer.email);
    case 'methodsPuttingRepair':
      return handover === null ? '' : handoverText(handover, answers, deviceTextsOf(answers)).name;
    case 'shop':
      return selectedStore?.name ?? '';
    case 'delivery':
      return address === null ? '' : joinTexts(addressText(address), dayText(address.date), intervalText(address.time));
    case 'help':
    case 'summary':
      return '';
  }
}
