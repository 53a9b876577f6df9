import type { RepairHandover, RepairInsurance, RepairView } from '../../generated/graphql.ts';
import type { Answers } from './answers.ts';

/** What has happened to an insured device that nobody calls undamaged then. */
export const brokenScreen = 'Разбит экран';

/** What the wizard says of a device, by the kind of device it is. */
export interface DeviceTexts {
  views: Readonly<Record<RepairView, string>>;
  viewLegend: string;
  modelHint: string;
  /** What may happen to it. */
  insurances: Readonly<Partial<Record<RepairInsurance, string>>>;
  insuranceLegend: string;
  /** What comes with it, when it is handed in. */
  kit: string;
  photo: string;
  handovers: Readonly<Record<RepairHandover, string>>;
  handoverTitle: string;
  /** The same of a step that is over, and where a request is shown. */
  handoverName: string;
  placeLegend: string;
  alternatives: string;
}

const insurances = {
  DAMAGE: 'Падение или удар',
  LIQUID: 'Попала вода или другая жидкость',
  SCREEN: brokenScreen,
  THEFT: 'Кража',
} as const;

const electronics: DeviceTexts = {
  views: {
    CLEAN: 'Корпус и экран целые, следов падения и воды нет.',
    DAMAGED: 'Трещины, вмятины, сколы или следы воды.',
    NOT_WORKING: 'Проверить нельзя: устройство не реагирует.',
  },
  viewLegend: 'Как выглядит устройство',
  modelHint: 'Указана на наклейке на корпусе и на коробке.',
  insurances,
  insuranceLegend: 'Что случилось с застрахованным устройством',
  kit: 'Передам вместе с блоком питания или пультом',
  photo: 'Фото устройства',
  handovers: {
    STORE: 'Принесёте устройство в магазин или сервисный центр.',
    COURIER: 'Заберём устройство по вашему адресу и вернём после ремонта.',
    OPERATOR: 'Перезвоним и подскажем, как передать устройство.',
  },
  handoverTitle: 'Как передать устройство',
  handoverName: 'Способ передачи',
  placeLegend: 'Куда принесёте устройство',
  alternatives: 'Рассмотрю другое устройство взамен',
};

const mobile: DeviceTexts = {
  ...electronics,
  modelHint: 'Указана на коробке или в настройках, в разделе «Об устройстве».',
  kit: 'Передам устройство вместе с зарядкой',
};

const appliance: DeviceTexts = {
  views: {
    CLEAN: 'Корпус, дверца и ручка целые, ржавчины нет.',
    DAMAGED: 'Вмятины, трещины, сломанная дверца или ржавчина.',
    NOT_WORKING: 'Не реагирует на кнопки, индикаторы не горят.',
  },
  viewLegend: 'Как выглядит техника',
  modelHint: 'Указана на табличке: внутри за дверцей или на задней стенке.',
  insurances: { DAMAGE: 'Падение или удар', LIQUID: 'Залив или протечка', THEFT: 'Кража' },
  insuranceLegend: 'Что случилось с застрахованной техникой',
  kit: 'Передам технику вместе с полками, ящиками и шлангами',
  photo: 'Фото техники',
  handovers: {
    STORE: 'Привезёте технику в магазин или сервисный центр.',
    COURIER: 'Заберём технику по вашему адресу и вернём после ремонта.',
    OPERATOR: 'Крупную технику смотрим и чиним на месте. Выезд входит в стоимость ремонта, перед ним позвоним.',
  },
  handoverTitle: 'Где ремонтировать',
  handoverName: 'Где ремонтировать',
  placeLegend: 'Куда привезёте технику',
  alternatives: 'Рассмотрю другую технику взамен',
};

/** The words for this device; before it has been chosen those of any. */
export function deviceTextsOf({ deviceType }: Pick<Answers, 'deviceType'>): DeviceTexts {
  if (deviceType?.isMajor === true) return appliance;
  return deviceType?.hasImei === true ? mobile : electronics;
}
