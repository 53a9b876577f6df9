import { manualNames } from '../../src/catalogue/manuals/names.ts';
import { childSafety, powerLine, safetyOf, storageOf, warrantyRules, warrantyTerm } from './common.ts';
import type { Guide } from './guides/guide.ts';
import { Sheet } from './sheet.ts';
import type { ManualSubject } from './subject.ts';

/** Variants that are named with their articles; what is more has its specifications only. */
const maxVariants = 24;

/** The manual of a device, from its kind's guide and its own data. */
export function operationManual(subject: ManualSubject, guide: Guide, plain: boolean): Buffer {
  const sheet = new Sheet({ title: manualNames.operation, subject: subject.device, plain });
  const power = powerLine(subject, guide);
  const sections: readonly (readonly [string, () => void])[] = [
    [
      'Безопасность',
      () => {
        if (power !== undefined) sheet.notice('Мощность', power);
        sheet.list([...guide.safety, ...safetyOf[guide.energy], ...(guide.energy === 'none' ? [] : [childSafety])]);
      },
    ],
    [
      'Комплект и подготовка',
      () => {
        sheet.heading('В упаковке');
        sheet.list(guide.kit);
        sheet.paragraph('Состав может уточняться изготовителем: сверьте его с надписью на коробке.');
        sheet.heading('Перед первым использованием');
        sheet.list(guide.prepare, true);
      },
    ],
    ['Включение и использование', () => sheet.list(guide.use, true)],
    ['Уход', () => sheet.list(guide.care)],
    [
      'Если что-то не так',
      () => {
        sheet.table(guide.troubleshooting, 0.36);
        sheet.paragraph('Если советы не помогли, прекратите пользоваться устройством и обратитесь в сервис.');
      },
    ],
    ['Технические характеристики', () => specifications(sheet, subject)],
    ['Хранение, перевозка и утилизация', () => sheet.list(storageOf[guide.energy])],
    [
      'Гарантия продавца',
      () => {
        sheet.paragraph(`Гарантийный срок — ${warrantyTerm(subject.warrantyDays)}.`);
        sheet.list(warrantyRules);
      },
    ],
  ];

  sheet.title();
  sheet.paragraph(
    'Прочитайте документ до первого включения и сохраните его: он понадобится, когда возникнут вопросы. Порядок действий, значки и названия пунктов меню в вашем экземпляре могут немного отличаться, а если инструкция изготовителя требует иного, следуйте ей.',
  );
  sheet.contents(sections.length);
  for (const [title, write] of sections) {
    sheet.section(title);
    write();
  }
  return sheet.finish();
}

function specifications(sheet: Sheet, subject: ManualSubject): void {
  if (subject.variants.length > 1) sheet.paragraph('Если характеристика зависит от исполнения, значения перечислены через косую черту.');
  for (const { group, items } of subject.specifications) {
    sheet.heading(group);
    sheet.table(items);
  }
  sheet.heading(subject.variants.length > 1 ? 'Исполнения и артикулы' : 'Артикул');
  sheet.table(
    subject.variants.slice(0, maxVariants).map(({ name, article }) => [name, article] as const),
    0.75,
  );
}
