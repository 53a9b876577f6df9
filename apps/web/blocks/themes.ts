export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Pixels: a phone, a tablet, a wide screen. */
export const widths = [360, 768, 1280] as const;

export const sheetPath = (theme: Theme): string => `/blocks/${theme}`;

export const isTheme = (text: string | undefined): text is Theme => themes.some((theme) => theme === text);
