/** Ids of videos at YouTube; anything else is no id, and leads nowhere. */
const isVideo = (id: string): boolean => /^[\w-]{11}$/.test(id);

/** Videos open where they are: nothing of theirs is loaded before somebody wants to see one. */
export function Videos({ ids }: { ids: readonly string[] }) {
  const shown = ids.filter(isVideo);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="videos" className="mt-8 print:hidden">
      <h2 id="videos" className="mb-3 text-22">
        Видео
      </h2>
      <ul className="videos">
        {shown.map((id, index) => (
          <li key={id}>
            <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener noreferrer">
              <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
                <circle cx="28" cy="28" r="28" className="fill-accent" />
                <path d="M23 18v20l16-10z" className="fill-paper" />
              </svg>
              Смотреть на YouTube{shown.length > 1 ? `: видео ${index + 1}` : ''}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
