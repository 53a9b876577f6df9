/** The two orders of the wizard: what each is called, whom it is for, and what leads to it from the other. */
export const variants = {
  trade: {
    title: 'Ремонт техники',
    path: '/repair',
    audience: 'Для тех, кто уже решил, как передать технику.',
    invitation: 'Уже решили?',
  },
  service: {
    title: 'Сервисный ремонт',
    path: '/repair/service',
    audience: 'Для тех, кто ещё не решил, как передать технику: сначала контакты, способ — в конце.',
    invitation: 'Ещё не решили?',
  },
} as const;

export type Variant = keyof typeof variants;
