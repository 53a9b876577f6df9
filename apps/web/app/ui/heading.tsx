import type { HTMLAttributes, Ref } from 'react';

/** Two sizes: a phone's, and from the breakpoint `md` on. */
const sizes = {
  14: 'text-14',
  16: 'text-16',
  18: 'text-18',
  22: 'text-22',
  28: 'text-28',
  '18-28': 'text-18 md:text-28',
  '22-28': 'text-22 md:text-28',
  '22-36': 'text-22 md:text-36',
  '28-36': 'text-28 md:text-36',
} as const;

const usual = { 1: '22-28', 2: 22, 3: 18 } as const;

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Where it stands in the outline of the page. */
  level: keyof typeof usual;
  size?: keyof typeof sizes;
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a page or of a part of it. */
export function Heading({ level, size = usual[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={className === undefined ? sizes[size] : `${className} ${sizes[size]}`} {...rest} />;
}
