import { shop } from '../../platform/company.ts';

/** What whoever says something agrees to: a name is shown with it. */
export const publishing = {
  label: 'Согласен на обработку персональных данных для публикации',
  text: `Я даю ${shop.legal.name} (${shop.legal.address}) согласие на обработку имени и того, что я написал и приложил: сбор, запись, хранение и показ на сайте всем посетителям. Согласие действует, пока запись опубликована. Отозвать его и убрать запись можно письмом на ${shop.email}.`,
} as const;
