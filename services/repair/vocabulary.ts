/** Kinds of a repair (spec 2 §4). */
export const repairKinds = ['paid', 'warranty', 'insurance'] as const;
export type RepairKind = (typeof repairKinds)[number];

/** How a device is handed in (spec 2 §4). */
export const handovers = ['store', 'courier', 'operator'] as const;
export type Handover = (typeof handovers)[number];

/** What decides how a device may be handed in. */
export interface HandedIn {
  kind: RepairKind;
  /** A large appliance, which nobody carries anywhere. */
  isMajor: boolean;
  isStolen: boolean;
}

/**
 * How it may be handed in, the best way first: an operator is consulted about a warranty (spec 2 §2), sends somebody to a large appliance, and
 * is all that there is for what has been stolen.
 */
export function handoversOf({ kind, isMajor, isStolen }: HandedIn): readonly Handover[] {
  if (isStolen) return ['operator'];
  if (isMajor) return ['operator', 'store', 'courier'];
  return kind === 'warranty' ? handovers : ['store', 'courier'];
}

/** What a device looks like: without faults, damaged, not to be switched on. The codes are the specification's (spec 2 §3), their meaning is ours. */
export const views = ['C', 'D', 'NC'] as const;
export type View = (typeof views)[number];
/** Of a device without visible damage. */
export const undamagedView = 'C' satisfies View;

/** What the shop insures (ours). */
export const insurances = ['damage', 'liquid', 'screen', 'theft'] as const;
export type Insurance = (typeof insurances)[number];

/** Device types of `format=major-appliance` (spec 2 §7); without a format they are the ordinary ones. */
export const majorAppliance = 'major-appliance' as const;

/** When a courier can come (the first is the specification's, spec 2 §9; the others are ours). */
export const slots = [
  { from: '09:00', to: '13:00' },
  { from: '13:00', to: '17:00' },
  { from: '17:00', to: '21:00' },
] as const;

/** Days ahead that a courier can be called for (ours). */
export const maxDaysAhead = 14;

/** Photos of what has happened (ours). */
export const maxInsurancePhotos = 5;

/** The kinds of documents by their names in a form, and the fields that carry them (spec 2 §3; the last two fields are ours). */
export const documentFields = {
  cashReceipt: 'cheque_photo_id',
  warrantyCard: 'guarantee_card_photo_id',
  passport: 'passport_photo_id',
  insurancePayment: 'application_for_insurance_payment_photo_id',
  diagnosticResult: 'conclusion_photo_id',
  insurancePolicy: 'insurance_policy_photo_id',
  devicePhoto: 'device_photo_id',
} as const;
export type DocumentKind = keyof typeof documentFields;

/** Documents without which a request of a kind makes no sense (ours). */
export const neededDocuments: Readonly<Record<RepairKind, readonly DocumentKind[]>> = {
  paid: [],
  warranty: ['cashReceipt'],
  insurance: ['insurancePolicy', 'insurancePayment'],
};

/** What a repair costs that is ordered here: 90 percent in whole rubles, rounded down, at least 1 (spec 2 §5). In kopecks. */
export const discountedCost = (kopecks: number): number => Math.max(Math.floor((kopecks * 9) / 1000), 1) * 100;

/** Where a request can stand, and where it goes from there (ours; the specification is silent). */
export const repairStatuses = {
  new: { name: 'Принята', next: ['accepted', 'cancelled'] },
  accepted: { name: 'Устройство у нас', next: ['diagnostics', 'returned'] },
  diagnostics: { name: 'Диагностика', next: ['approval', 'repair', 'returned'] },
  approval: { name: 'Согласование', next: ['repair', 'returned'] },
  repair: { name: 'В ремонте', next: ['ready'] },
  ready: { name: 'Готово к выдаче', next: ['issued'] },
  issued: { name: 'Выдано', next: [] },
  returned: { name: 'Возвращено без ремонта', next: [] },
  cancelled: { name: 'Отменена', next: [] },
} as const satisfies Record<string, { name: string; next: readonly string[] }>;
export type RepairStatus = keyof typeof repairStatuses;

/** Nothing more happens to it. */
export const isRepairOver = (status: RepairStatus): boolean => repairStatuses[status].next.length === 0;

/** Without which nobody may be written to or called (ours). */
export const consentToProcess = 'personal-data';
