import type { RepairHandover, RepairKind, RepairStatus } from '../../generated/graphql.ts';

/** The way of a device that is repaired; it is agreed upon where there is something to agree upon. */
const path = [
  ['NEW', 'Принята'],
  ['ACCEPTED', 'Устройство у нас'],
  ['DIAGNOSTICS', 'Диагностика'],
  ['APPROVAL', 'Согласование'],
  ['REPAIR', 'В ремонте'],
  ['READY', 'Готово к выдаче'],
  ['ISSUED', 'Выдано'],
] as const satisfies readonly (readonly [RepairStatus, string])[];

interface Standing {
  status: RepairStatus;
  statusName: string;
  handover: RepairHandover | null;
  history: readonly { statusName: string }[];
}

/** The way of a request and how far it has come; empty for one that has left it, and where somebody comes to the device instead. */
export function statusSteps({ status, statusName, handover, history }: Standing): { name: string; isActive: boolean }[] {
  const now = path.findIndex(([code]) => code === status);
  if (now === -1 || handover === 'OPERATOR') return [];
  return path
    .map(([code, label], at) => ({ code, name: at === now && statusName !== '' ? statusName : label, isActive: at <= now }))
    .filter(({ code, name }, at) => code !== 'APPROVAL' || at === now || history.some((event) => event.statusName === name))
    .map(({ name, isActive }) => ({ name, isActive }));
}

const papers: Readonly<Record<RepairKind, readonly string[]>> = {
  PAID: [],
  WARRANTY: ['чек и гарантийный талон, если он есть'],
  INSURANCE: ['паспорт, страховой полис и заявление о выплате'],
};

interface Handed extends Pick<Standing, 'status' | 'handover'> {
  id: string;
  kind: RepairKind | null;
  /** An order of the shop that stands for the receipt. */
  purchaseOrderId: string | null;
}

/** What is handed over with a device; nothing once it has been, and where nothing is handed over. */
export function toBringFor({ id, status, kind, handover, purchaseOrderId }: Handed) {
  if (status !== 'NEW' || handover === null || handover === 'OPERATOR') return [];
  return [
    handover === 'STORE' ? `номер заявки — ${id} — и телефон, указанный в ней` : 'телефон, указанный в заявке: курьер позвонит',
    'устройство с зарядкой или блоком питания, если они есть',
    ...(kind === null ? [] : purchaseOrderId === null ? papers[kind] : ['гарантийный талон, если он есть']),
  ];
}
