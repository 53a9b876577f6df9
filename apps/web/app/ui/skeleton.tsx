/** A place that will be filled, in the shape of what comes. Say the size with `className`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block max-w-full ${className}`} />;
}
