import type { RepairHandover, RepairInsurance, RepairKind, RepairView } from '../../generated/graphql.ts';

/** Something that was chosen from a list, by its id and what it was called. */
export interface ListChoice {
  id: string;
  name: string;
}

/** The documents of a form, one file each (spec 2 §3); `insuranceSituation` may have several. */
export const documentKinds = [
  'cashReceipt',
  'warrantyCard',
  'passport',
  'insurancePolicy',
  'insurancePayment',
  'devicePhoto',
  'diagnosticResult',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Which of them a kind of repair asks for, and which it cannot do without. */
export const documentsOf: Readonly<Record<RepairKind, { requested: readonly DocumentKind[]; required: readonly DocumentKind[] }>> = {
  PAID: { requested: [], required: [] },
  WARRANTY: { requested: ['cashReceipt', 'warrantyCard', 'devicePhoto', 'diagnosticResult'], required: ['cashReceipt'] },
  INSURANCE: {
    requested: ['insurancePolicy', 'insurancePayment', 'passport', 'devicePhoto', 'diagnosticResult'],
    required: ['insurancePolicy', 'insurancePayment'],
  },
};

/** The same with these answers: an order of the shop stands for the receipt. */
export function documentsFor({ type, purchase }: Pick<Answers, 'type' | 'purchase'>): (typeof documentsOf)[RepairKind] {
  const documents = documentsOf[type ?? 'PAID'];
  if (purchase == null) return documents;
  const withoutReceipt = (kinds: readonly DocumentKind[]) => kinds.filter((kind) => kind !== 'cashReceipt');
  return { requested: withoutReceipt(documents.requested), required: withoutReceipt(documents.required) };
}

/** Photos of what has happened. */
export const maxInsurancePhotos = 5;

/** Files that have arrived. */
export const fileCountOf = ({ documents }: Pick<Answers, 'documents'>): number =>
  Object.keys(documents?.files ?? {}).length + (documents?.insuranceSituation.length ?? 0);

/** What a kind of device is; a draft of an earlier version may know less of it. */
export interface DeviceKind {
  isMajor: boolean;
  hasImei: boolean;
  /** What one of them is called. */
  singular?: string | null | undefined;
  hasData?: boolean | undefined;
  isPlumbed?: boolean | undefined;
}

/** What has been answered on the way through the wizard. Nothing that the provider knows better: no cost. */
export interface Answers {
  type: RepairKind | null;
  deviceType: (ListChoice & DeviceKind) | null;
  /** `id` and name are empty where the brand is not on the list: the model says it then. */
  brand: (ListChoice & { code: string | null }) | null;
  /** `id` is empty where the model is not on the list. */
  model: ListChoice | null;
  /** `view` is null of what was stolen: nobody can look at it. */
  appearance: { imei: string; view: RepairView | null } | null;
  insurance: RepairInsurance | null;
  /** The order that the device was bought with here, still under warranty, and the day of it; a draft of an earlier version has none. */
  purchase?:
    | {
        orderId: string;
        productId: string;
        date: string;
        /** Its category is no kind of device that is repaired: it is handed in as the one most like it. */
        isUnlisted?: boolean | undefined;
      }
    | null
    | undefined;
  documents: {
    hasDeviceAndCharger: boolean;
    hasKitAccessories: boolean;
    /** Empty when not given. */
    datePurchase: string;
    /** Ids of files. */
    files: Partial<Record<DocumentKind, string>>;
    insuranceSituation: string[];
    /** Nobody takes files on the site: the papers are shown when the device is handed in. */
    areBrought?: boolean | undefined;
  } | null;
  problem: {
    /** Null where it is described in words alone. */
    id: string | null;
    name: string;
    description: string;
    readySellForParts: boolean;
    importantSaveData: boolean;
    considerAlternatives: boolean;
    installation: { isBuiltIn: boolean; hasUtilities: boolean; needsDismantling: boolean } | null;
    /** Nobody who has it calls the device undamaged. */
    isVisibleDamage?: boolean | undefined;
  } | null;
  customer: {
    name: string;
    /** As the API takes it: `79491234567`. */
    phone: string;
    email: string;
    /** Of the code that was sent; null where the phone is the account's own. */
    phoneRequestId: string | null;
    isConfirmed: boolean;
  } | null;
  handover: RepairHandover | null;
  selectedStore: (ListChoice & { isServiceCenter: boolean }) | null;
  address: {
    street: string;
    house: string;
    building: string;
    entrance: string;
    floor: string;
    flat: string;
    date: string;
    time: string;
    comment: string;
  } | null;
}

export const noAnswers: Answers = {
  type: null,
  deviceType: null,
  brand: null,
  model: null,
  appearance: null,
  insurance: null,
  purchase: null,
  documents: null,
  problem: null,
  customer: null,
  handover: null,
  selectedStore: null,
  address: null,
};
