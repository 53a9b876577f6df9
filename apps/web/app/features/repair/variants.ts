/** The two wizards ask the same in another order: which of them is for whom, and what leads to it from the other. */
export const variants = {
  trade: {
    title: 'Ремонт техники',
    audience: 'Для тех, кто знает, как передаст технику: сначала выберете способ передачи, в конце оставите контакты.',
    path: '/repair',
    linkText: 'Ремонт техники: сначала способ передачи, потом контакты',
  },
  service: {
    title: 'Сервисный ремонт',
    audience: 'Для тех, кто ещё не решил, как передаст технику: сначала оставите контакты, в конце выберете способ передачи.',
    path: '/repair/service',
    linkText: 'Сервисный ремонт: сначала контакты, потом способ передачи',
  },
} as const;

export type Variant = keyof typeof variants;
