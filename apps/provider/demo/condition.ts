import { storedValue } from '../src/catalogue/values/values.ts';
import type { AttributeRow, CategoryAttributeRow, ValueRow } from '../src/platform/database/rows.ts';
import { hash, random } from '../src/platform/random.ts';
import type { ExpandedProduct } from './expand.ts';

/** What is told of a used, demonstration or markdown piece; the codes are those by which the shop finds them. */
const attributes = [
  { code: 'condition-defects', name: 'Следы и дефекты' },
  { code: 'condition-set', name: 'Комплект' },
  { code: 'condition-reason', name: 'Почему дешевле' },
] as const;
type Code = (typeof attributes)[number]['code'];

/** As the shop explains its grades: without traces and complete, with hardly visible traces, with visible ones. */
const defects = {
  '5+': ['Следов использования нет'],
  '5': ['Едва заметные потёртости на корпусе', 'Тонкая царапина сбоку, видна только на свету', 'Едва заметный след на задней стороне'],
  '4': [
    'Царапины на корпусе спереди, на работу не влияют',
    'Потёртости по краям и след от наклейки, на работу не влияют',
    'Небольшая вмятина сбоку, на работу не влияет',
  ],
} as const;
const sets = {
  '5+': ['Полный, в заводской упаковке', 'Полный, упаковка вскрыта'],
  '5': ['Полный, упаковка вскрыта', 'Полный, без заводской упаковки'],
  '4': ['Полный, без заводской упаковки', 'Нет заводской упаковки и бумажной инструкции'],
} as const;
const returned = [
  'Покупатель вернул: не подошёл по размеру или цвету',
  'Покупатель передумал и вернул',
  'Упаковку повредили при доставке',
] as const;

function notesOf({ id, isUsed, isDemo, markdownGrade }: ExpandedProduct['row']): Record<Code, string> {
  const rng = random(hash(`condition ${id}`));
  const grade = markdownGrade === '5+' || markdownGrade === '5' ? markdownGrade : '4';
  return {
    'condition-defects': rng.pick(defects[grade]),
    'condition-set': rng.pick(sets[grade]),
    'condition-reason': isUsed ? 'Прежний владелец сдал по трейд-ину' : isDemo ? 'Стоял на витрине магазина' : rng.pick(returned),
  };
}

/** The specifications of refurbished pieces that the new product does not have: what is wrong with each, what is in the box and why it costs less. */
export function conditionsOf(refurbished: readonly ExpandedProduct[], firstAttributeId: number) {
  const attributeRows: AttributeRow[] = attributes.map((each, at) => ({
    ...each,
    id: firstAttributeId + at,
    unit: null,
    type: 'text',
    isListed: false,
  }));
  const categoryIds = new Set(refurbished.flatMap(({ row }) => row.categoryId ?? []));
  const categoryAttributes: CategoryAttributeRow[] = [...categoryIds].flatMap((categoryId) =>
    attributeRows.map(({ id }, at) => ({
      categoryId,
      attributeId: id,
      groupName: 'Состояние',
      position: 1000 + at,
      isCard: false,
      isFilter: false,
    })),
  );
  const values: ValueRow[] = refurbished.flatMap(({ row }) => {
    const notes = notesOf(row);
    return attributes.map(({ code }, at) => ({ productId: row.id, attributeId: firstAttributeId + at, ...storedValue(notes[code]) }));
  });
  return { attributes: attributeRows, categoryAttributes, values };
}
