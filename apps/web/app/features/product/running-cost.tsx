import type { RunningCostStory } from './running-cost.server.ts';

/** What using the product costs in a year, and how that was reckoned. */
export function RunningCostNote({ story: { perYear, parts, details, total } }: { story: RunningCostStory }) {
  return (
    <details className="running-cost">
      <summary>
        <span className="link">Обойдётся в {perYear}</span>: {parts}
      </summary>
      {details.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{total}</p>
    </details>
  );
}
