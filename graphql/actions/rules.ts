import { actionTypes, isPercentage } from '@vitrina/services/actions/vocabulary.ts';
import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { ActionMechanicType } from '../generated/resolvers.ts';
import type { ActionMechanic } from '../generated/sources.ts';
import type { Action, ActionCondition, ConditionOnWire } from './sources.ts';

type KnownType = Uppercase<(typeof actionTypes)[number]>;
const typeNames: ReadonlyMap<string, KnownType> = new Map(actionTypes.map((type) => [type, type.toUpperCase() as Uppercase<typeof type>]));

export const actionTypeOf = ({ action_type }: Pick<Action, 'action_type'>): KnownType | 'OTHER' => typeNames.get(action_type) ?? 'OTHER';

const mechanicTypes: ReadonlyMap<string, ActionMechanicType> = new Map([
  ['combo', 'COMBO'],
  ['bonuses', 'BONUSES'],
  ['trade-in-1', 'TRADE_IN_1'],
  ['trade-in-2', 'TRADE_IN_2'],
]);

/** What a mechanic works by; a provider has words of its own besides. */
export const mechanicTypeOf = (word: string): ActionMechanicType => mechanicTypes.get(word) ?? 'OTHER';

export const percentOf = (action: Pick<Action, 'action_type' | 'discount'>): number | null =>
  isPercentage(action.action_type) ? action.discount : null;
export const sumOf = (action: Pick<Action, 'action_type' | 'discount'>): number | null =>
  isPercentage(action.action_type) || action.discount === null ? null : toKopecks(action.discount);

/** What of a mechanic is done where the provider does not say it of each condition. */
const conditionOf = (condition: ConditionOnWire, { done }: Pick<ActionMechanic, 'done'>): ActionCondition => ({
  ...condition,
  isMet: condition.done ?? done,
});

export const conditionsOf = (mechanic: Pick<ActionMechanic, 'conditions' | 'done'>): ActionCondition[] =>
  mechanic.conditions.map((condition) => conditionOf(condition, mechanic));

/** An action counts only when it has no unmet conditions (spec 2 §4). */
export const unmetOf = ({ mechanics }: Pick<Action, 'mechanics'>): ActionCondition[] =>
  mechanics.flatMap(conditionsOf).filter(({ isMet }) => !isMet);
