/** A patch of a colour; a ring where its paint is not known. An attribute of a drawing, since the page allows no styles of its own. */
export function Paint({ hex }: { hex: string | null }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="flex-none">
      <circle cx="12" cy="12" r="11" fill={hex ?? 'none'} className="stroke-ring" />
    </svg>
  );
}
