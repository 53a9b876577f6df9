/** The two orders of the wizard: what each is called, and what it asks for first. */
export const variants = {
  trade: { title: 'Ремонт техники', path: '/repair', first: 'Способ передачи' },
  service: { title: 'Сервисный ремонт', path: '/repair/service', first: 'Контакты' },
} as const;

export type Variant = keyof typeof variants;
