import type { RepairRequestCreateInput } from '../../generated/graphql.ts';
import type { Answers } from './answers.ts';
import { isVisit } from './labels.ts';

/** What is sent, of answers that are whole; null while something is missing. */
export function requestInput(answers: Answers, seed: string, isAgreed: boolean): RepairRequestCreateInput | null {
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
  if (type === null || deviceType === null || brand === null || model === null) return null;
  if (appearance === null || problem === null || customer === null || handover === null) return null;
  const place = selectedStore?.isServiceCenter === true ? { serviceCenterId: selectedStore.id } : { storeId: selectedStore?.id ?? null };
  return {
    kind: type,
    name: customer.name,
    phone: `+${customer.phone}`,
    email: customer.email === '' ? null : customer.email,
    phoneRequestId: customer.phoneRequestId,
    deviceTypeId: deviceType.id,
    brandId: brand.id === '' ? null : brand.id,
    modelId: model.id === '' ? null : model.id,
    problemId: problem.id,
    description: descriptionOf(answers),
    readySellForParts: problem.readySellForParts,
    importantSaveData: problem.importantSaveData,
    considerAlternatives: problem.considerAlternatives,
    imei: deviceType.hasImei && appearance !== null && appearance.imei !== '' ? appearance.imei : null,
    view: appearance?.view ?? null,
    insurance: type === 'INSURANCE' ? insurance : null,
    installation: problem.installation,
    handover,
    ...(handover === 'STORE' && place),
    ...((handover === 'COURIER' || isVisit(answers)) && address !== null && { address: addressInput(address) }),
    ...(type !== 'PAID' && documents !== null && { docs: docsInput(documents, type === 'WARRANTY' ? purchase : null) }),
    consents: isAgreed ? ['PERSONAL_DATA'] : [],
    idempotencyKey: `repair-${seed}`,
  };
}

/** What is on no list of brands stands in words where the problem is described. */
function descriptionOf({ brand, model, problem }: Answers): string | null {
  const device = brand?.id === '' ? `Марка и модель: ${model?.name}.` : '';
  return [device, problem?.description].filter(Boolean).join(' ') || null;
}

function addressInput({ comment, ...address }: NonNullable<Answers['address']>): NonNullable<RepairRequestCreateInput['address']> {
  return { ...address, notes: comment };
}

function docsInput(
  { files, insuranceSituation, datePurchase, areBrought: _, ...docs }: NonNullable<Answers['documents']>,
  purchase: Answers['purchase'],
) {
  const day = purchase?.date ?? datePurchase;
  return {
    ...docs,
    ...(purchase != null && { purchase: { orderId: purchase.orderId, productId: purchase.productId } }),
    purchaseDate: day === '' ? null : day,
    chequePhotoId: files.cashReceipt ?? null,
    guaranteeCardPhotoId: files.warrantyCard ?? null,
    passportPhotoId: files.passport ?? null,
    applicationForInsurancePaymentPhotoId: files.insurancePayment ?? null,
    conclusionPhotoId: files.diagnosticResult ?? null,
    insurancePolicyPhotoId: files.insurancePolicy ?? null,
    devicePhotoId: files.devicePhoto ?? null,
    additional: insuranceSituation,
  };
}
