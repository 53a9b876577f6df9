import sprite from './icons.svg?url';

/** Drawings of `icons.svg`. */
export const iconNames = [
  'basket',
  'bell',
  'card',
  'check',
  'clock',
  'close',
  'compare',
  'down',
  'enlarge',
  'eye',
  'eye-off',
  'filters',
  'grid',
  'heart',
  'home',
  'left',
  'letter',
  'list',
  'minus',
  'parcel',
  'person',
  'phone',
  'pin',
  'plus',
  'printer',
  'qr',
  'question',
  'rating',
  'returns',
  'right',
  'search',
  'share',
  'star',
  'store',
  'trash',
  'truck',
  'wallet',
  'warranty',
] as const;

export type IconName = (typeof iconNames)[number];

interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** An icon of the sprite; says nothing to screen readers, what it stands beside or inside of does. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={`icon${className ? ` ${className}` : ''}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
