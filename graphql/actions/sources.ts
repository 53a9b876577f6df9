import { action, actionLine, type condition, mechanic, present } from '@vitrina/services/actions/action.ts';
import { discount } from '@vitrina/services/actions/discount.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Action = Decoded<typeof action>;
export type ActionMechanic = Decoded<typeof mechanic>;
export type ConditionOnWire = Decoded<typeof condition>;
export interface ActionCondition extends ConditionOnWire {
  isMet: boolean;
}
export type ActionPresent = Decoded<typeof present>;
export type ActionLine = Decoded<typeof actionLine>;
export type Discount = Decoded<typeof discount>;

export const sources = {
  Action: action,
  ActionMechanic: mechanic,
  ActionCondition: keysOf<ActionCondition>()('name', 'isMet'),
  ActionPresent: present,
  ActionLine: actionLine,
  Discount: discount,
};
