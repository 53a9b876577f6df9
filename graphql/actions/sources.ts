import { action, type condition } from '@vitrina/services/actions/action.ts';
import { discount } from '@vitrina/services/actions/discount.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Action = Decoded<typeof action>;
export type ConditionOnWire = Decoded<typeof condition>;
export interface ActionCondition extends ConditionOnWire {
  isMet: boolean;
}
export type Discount = Decoded<typeof discount>;

export const sources = {
  Action: action,
  ActionCondition: keysOf<ActionCondition>()('name', 'isMet'),
  Discount: discount,
};
