/** The two orders of the wizard: what each is called, and what leads to it from the other. */
export const variants = {
  trade: {
    title: 'Ремонт техники',
    path: '/repair',
    invitation: 'Уже решили, как передать технику?',
  },
  service: {
    title: 'Сервисный ремонт',
    path: '/repair/service',
    invitation: 'Не решили, как передать технику?',
  },
} as const;

export type Variant = keyof typeof variants;
