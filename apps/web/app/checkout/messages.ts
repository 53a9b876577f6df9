/** Messages of forms (spec 1 §5). */
export const messages = {
  required: 'Это поле необходимо заполнить.',
  numeric: 'Допустимы только цифры.',
  email: 'Пожалуйста, введите корректный email.',
  minLength: (least: number) => `Пожалуйста, введите не меньше ${least} символов.`,
  agreement: 'Для завершения необходимо согласие.',
  mobile: 'Код номера мобильного телефона должен начинаться с «9»',
  letters: 'Это поле должно содержать только буквы',
  /** Ours: the specification has no upper bound. */
  maxLength: (most: number) => `Не больше ${most} символов.`,
  /** Ours. */
  phone: 'Введите номер полностью: 10 цифр после +7.',
  /** Ours. */
  choose: 'Выберите один из вариантов.',
} as const;
