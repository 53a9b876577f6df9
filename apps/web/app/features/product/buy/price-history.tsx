import type { PriceStory } from './price-story.server.ts';

const width = 280;
const height = 48;
/** So that the line is whole at its highest and lowest. */
const edge = 4;

/** «Почему эта цена»: the line of the last days, and what it comes to. */
export default function PriceHistory({ story: { sentences, description, steps, startText, rank } }: { story: PriceStory }) {
  const y = (share: number) => edge + (1 - share) * (height - 2 * edge);
  const line = steps.map(
    ({ from, height: share }, index) => `${index === 0 ? 'M0 ' : `H${(from * width).toFixed(1)}V`}${y(share).toFixed(1)}`,
  );
  return (
    <details className="price-history">
      <summary>
        <span className="link">Почему эта цена</span>
        {rank === null ? null : <span className={rank.isGood ? 'text-good' : 'text-warn'}>: {rank.text}</span>}
      </summary>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
        <path d={`${line.join('')}H${width}`} />
        <circle cx={width - edge} cy={y(steps.at(-1)?.height ?? 0)} r={edge} />
      </svg>
      <p className="price-history-days" aria-hidden="true">
        <span>{startText}</span>
        <span>сегодня</span>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
}
