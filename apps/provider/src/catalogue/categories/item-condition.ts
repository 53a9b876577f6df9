import { type SQL, sql } from '../../platform/database/sql.ts';

/** Conditions in which goods are sold, in the order in which they are offered. */
export const itemConditions = [
  { code: 'new', name: 'Новые' },
  { code: 'markdown', name: 'Уценённые' },
  { code: 'demo', name: 'Витринные образцы' },
  { code: 'used', name: 'Б/у' },
] as const;

export type ItemCondition = (typeof itemConditions)[number]['code'];

/** The condition of a product `p`; new goods are those that are no piece of another product. */
export const itemConditionOf = sql`case when not p.is_markdown then 'new' when p.is_used then 'used' when p.is_demo then 'demo' else 'markdown' end`;

/** Products `p` in one of these conditions; pieces alone are few, and have an index. */
export function inCondition(codes: readonly string[]): SQL {
  const isOneOf = sql`${itemConditionOf} = any(${sql.param([...codes])}::text[])`;
  return codes.includes('new') ? isOneOf : sql`p.is_markdown and ${isOneOf}`;
}
