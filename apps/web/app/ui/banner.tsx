import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from './picture.tsx';

export interface BannerProps {
  banner: { title: string | null; text: string | null; url: string; image: string | null };
  className?: string;
  /** What stands below its words. */
  children?: ReactNode;
}

/** A picture with its words beside it. Without words it would be a link that nobody can name, so it is not shown. */
export function Banner({ banner: { title, text, url, image }, className = '', children }: BannerProps) {
  if (title === null) return null;
  return (
    <Link to={url} className={`banner ${className}`}>
      {image === null ? null : <Picture src={image} alt="" width={800} height={500} sizes="240px" />}
      <span>
        <b>{title}</b>
        {text}
        {children}
      </span>
    </Link>
  );
}
