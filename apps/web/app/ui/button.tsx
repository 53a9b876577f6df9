import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

type Look = 'primary' | 'secondary' | 'soft' | 'quiet';

const classOf = (look: Look, wide: boolean | undefined, extra: string | undefined) =>
  `button button-${look}${wide ? ' button-wide' : ''}${extra ? ` ${extra}` : ''}`;

interface Shape {
  look?: Look;
  /** As wide as its column. */
  wide?: boolean;
}

/** A button of a form; `look="primary"` once on a screen. */
export function Button({ look = 'secondary', wide, className, type = 'submit', ...rest }: Shape & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf(look, wide, className)} {...rest} />;
}

/** A link that looks like a button. */
export function LinkButton({ look = 'secondary', wide, className, ...rest }: Shape & LinkProps) {
  return <Link className={classOf(look, wide, className)} {...rest} />;
}
