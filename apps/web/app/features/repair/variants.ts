/** The two orders of the wizard: what each is called, and what it is chosen by where one leads to the other. */
export const variants = {
  trade: { title: 'Ремонт техники', path: '/repair', choice: 'Знаю, как передам' },
  service: { title: 'Сервисный ремонт', path: '/repair/service', choice: 'Решу в конце' },
} as const;

export type Variant = keyof typeof variants;
