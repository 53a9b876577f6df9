import {
  type Handover,
  isRepairOver,
  repairStatuses,
  type RepairKind as WireKind,
  type RepairStatus as WireStatus,
} from '@vitrina/services/repair/vocabulary.ts';
import type { RepairHandover, RepairKind, RepairStatus } from '../generated/resolvers.ts';

const kinds: Readonly<Record<WireKind, RepairKind>> = { paid: 'PAID', warranty: 'WARRANTY', insurance: 'INSURANCE' };
const handovers: Readonly<Record<Handover, RepairHandover>> = { store: 'STORE', courier: 'COURIER', operator: 'OPERATOR' };
const statuses: Readonly<Record<WireStatus, RepairStatus>> = {
  new: 'NEW',
  accepted: 'ACCEPTED',
  diagnostics: 'DIAGNOSTICS',
  approval: 'APPROVAL',
  repair: 'REPAIR',
  ready: 'READY',
  issued: 'ISSUED',
  returned: 'RETURNED',
  cancelled: 'CANCELLED',
};
const statusesByCode: ReadonlyMap<string, RepairStatus> = new Map(Object.entries(statuses));

export const kindOf = (type: WireKind | null): RepairKind | null => (type === null ? null : kinds[type]);
export const handoverOf = (type: Handover | null): RepairHandover | null => (type === null ? null : handovers[type]);
/** Where a request stands; a provider may have words of its own. */
export const statusOf = (code: string | null): RepairStatus => statusesByCode.get(code ?? '') ?? 'OTHER';

/** By which a provider finds requests that stand so; undefined for what it has no common name for. */
export const wireStatusOf = (status: RepairStatus): string | undefined => [...statusesByCode].find(([, known]) => known === status)?.[0];

const isKnown = (code: string): code is WireStatus => Object.hasOwn(repairStatuses, code);

/** Whether something is still to happen to a request. */
export const isActive = (code: string | null): boolean => code === null || !isKnown(code) || !isRepairOver(code);
