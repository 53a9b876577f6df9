import { type Operations, pageInfo } from './operation.ts';

export const repair: Operations = {
  repair: {
    source: `query Repair { repairDeviceTypes(isMajorAppliance: true) { id name singular hasImei hasData isPlumbed } repairDeviceProblems(deviceTypeId: 1) { id isInstallation cost { amount } }
      repairBrands(deviceTypeId: 1) { id name code } repairModels(brandId: 3, deviceTypeId: 1) { id name }
      repairModelProblems(modelId: 5) { id name cost { amount } discountedCost { amount } isInstallation isVisibleDamage }
      repairRequest(id: 100001) { id kind status statusName device problem cost { amount } discountedCost { amount } handover createdAt contactName mobilePhone documentIds
        statusCode history { statusName at comment } store { id } place address { street house building entrance floor flat date timeFrom timeTo notes } isActive purchaseOrderId } }`,
    headers: { cookie: 'repair_keys=repair-key-1' },
  },
  ownRepairs: {
    source: `query OwnRepairs { repairRequests(page: 1, perPage: 2) { nodes { id } ${pageInfo} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  openRepair: {
    source: `mutation OpenRepair($phone: Phone!) { repairSendOpeningCode(input: { id: 100001, phone: $phone }) { requestId expiresIn }
      repairOpen(input: { id: 100001, phone: $phone, code: "123456", requestId: "request-2" }) { repairKey } }`,
    variables: { phone: '+7 999 123-45-67' },
  },
  repairOffice: {
    source: `query RepairOffice { repairRequestsSearch(number: 100001, phone: "+7 999 123-45-67", statuses: [NEW, READY], perPage: 2) { nodes { id } ${pageInfo} } }`,
    headers: { 'x-app-key': 'office' },
  },
  orderRepair: {
    source: `mutation OrderRepair($input: RepairRequestCreateInput!, $call: RepairCallRequestInput!) { repairRequestCreate(input: $input) { id repairKey }
      repairCallRequest(input: $call) { __typename } repairSendCode(input: { phone: "+7 999 123-45-67" }) { requestId expiresIn }
      repairVerifyCode(input: { phone: "+7 999 123-45-67", code: "123456", requestId: "request-1" }) { __typename } }`,
    variables: {
      input: {
        kind: 'PAID',
        name: 'Анна',
        phone: '+7 999 123-45-67',
        phoneRequestId: 'request-1',
        modelId: 5,
        problemId: 11,
        handover: 'STORE',
        storeId: 1,
        consents: ['PERSONAL_DATA'],
        idempotencyKey: 'repair-1',
      },
      call: { name: 'Анна', phone: '+7 999 123-45-67', consents: ['PERSONAL_DATA'], idempotencyKey: 'repair-2' },
    },
  },
};
