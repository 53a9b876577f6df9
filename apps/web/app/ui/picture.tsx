interface PictureProps {
  /** Path of the picture, as the gateway names it. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, in the syntax of `sizes`. */
  sizes?: string;
  /** Above the fold: loaded at once and first. */
  eager?: boolean;
  className?: string;
}

const widths = [160, 320, 640, 960];

/** The same picture in another width; the provider draws it. */
export function pictureAt(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** A picture that takes its room before it arrives. Vector drawings need no widths. */
export function Picture({ src, alt, width, height, sizes, eager, className }: PictureProps) {
  const isVector = /\.svg(?:$|\?)/.test(src);
  return (
    <img
      src={isVector ? src : pictureAt(src, width)}
      srcSet={isVector ? undefined : widths.map((each) => `${pictureAt(src, each)} ${each}w`).join(', ')}
      sizes={isVector ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      className={className}
    />
  );
}
