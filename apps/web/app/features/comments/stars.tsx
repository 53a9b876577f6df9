const star = 'm8 1 2.2 4.5 4.8.7-3.5 3.4.8 4.9L8 12.2l-4.3 2.3.8-4.9L1 6.2l4.8-.7z';

/** One star, in the colour of its text. */
export const StarShape = ({ size = 16, className }: { size?: number; className?: string }) => (
  <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" className={className}>
    <path fill="currentColor" d={star} />
  </svg>
);

/** A rating of one review as stars; its number for whoever does not see them. */
export function Stars({ rate }: { rate: number }) {
  return (
    <span className="stars">
      <span className="visually-hidden">Оценка {rate} из 5</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <StarShape key={place} className={place <= rate ? 'text-warn' : 'text-line'} />
      ))}
    </span>
  );
}
