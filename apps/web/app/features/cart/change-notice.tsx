import { Notice } from '../../ui/notice.tsx';

/** What is not any more as it was when the goods were put in, named before the lines that say it again. */
export function ChangeNotice({ changes }: { changes: readonly string[] }) {
  const [only, ...more] = changes;
  if (only === undefined) return null;
  return (
    <Notice as="div" look="warn" role="status" className="mb-4">
      {more.length === 0 ? (
        `Корзина изменилась: ${only}.`
      ) : (
        <>
          Корзина изменилась:
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
