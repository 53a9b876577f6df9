import { defaultCity } from '@vitrina/services/contract/fields/special-ids.ts';

/** When somebody answers the phone, every day. */
const phoneHours = { from: '08:00', to: '22:00', timeZone: 'Europe/Moscow' } as const;

/** Who runs this shop. A company puts its own here; colours stand in `ui/styles/tokens.css`. */
export const shop = {
  name: 'Витрина',
  /** One line for search engines and the manifest. */
  summary: 'Электроника и бытовая техника с доставкой и самовывозом',
  phone: '8 800 100-20-30',
  phoneHref: 'tel:+78001002030',
  phoneHours,
  hours: `ежедневно с ${phoneHours.from} до ${phoneHours.to}`,
  email: 'help@vitrina.example',
  legal: {
    name: 'ООО «Витрина»',
    inn: '9303000006',
    ogrn: '1239300000015',
    address: '283001, г. Донецк, ул. Артёма, д. 74',
  },
  /** Whose map tiles are shown where `TILE_URL` is set; most sources want to be named. */
  tileSource: '© участники OpenStreetMap',
  /** Browser chrome, light and dark; the same as `--paper` in the tokens. */
  themeColor: { light: '#ffffff', dark: '#14161c' },
  /** The city before the visitor's own is known (contract, default city). */
  defaultCity,
} as const;
