/** Documents in the order in which they are listed, by the last segment of their address. */
export const documents = [
  { slug: 'privacy', name: 'Политика обработки персональных данных' },
  { slug: 'consent', name: 'Согласие на обработку персональных данных' },
  { slug: 'offer', name: 'Публичная оферта' },
  { slug: 'recommendations', name: 'Правила рекомендаций' },
  { slug: 'cookies', name: 'Файлы cookie' },
] as const;

export type Slug = (typeof documents)[number]['slug'];

export const isSlug = (text: string): text is Slug => documents.some(({ slug }) => slug === text);
