import type { HTMLAttributes } from 'react';

interface NoticeProps extends HTMLAttributes<HTMLElement> {
  look: 'plain' | 'warn';
  as?: 'p' | 'div' | 'section';
}

/** Something to know before one goes on, on a ground of its own. */
export function Notice({ look, as: Tag = 'p', className, ...rest }: NoticeProps) {
  return <Tag className={className === undefined ? `notice-${look}` : `notice-${look} ${className}`} {...rest} />;
}
