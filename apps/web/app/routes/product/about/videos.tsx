import { type MouseEvent, useState } from 'react';
import { Heading } from '../../../ui/heading.tsx';

interface VideosProps {
  /** Ids at YouTube. */
  ids: readonly string[];
  /** Address of a player with `{id}`; null: links to YouTube. */
  player: string | null;
}

/** Nothing of a video is loaded before it is pressed: then its player opens here, or YouTube in a new tab. */
export default function Videos({ ids, player }: VideosProps) {
  return (
    <section aria-labelledby="videos" className="mt-8 print:hidden">
      <Heading level={2} id="videos" className="mb-3">
        Видео
      </Heading>
      <ul className="videos">
        {ids.map((id, at) => (
          <li key={id}>
            <Video
              id={id}
              player={player}
              name={`${player === null ? 'Смотреть на YouTube' : 'Смотреть видео'}${ids.length > 1 ? `: видео ${at + 1}` : ''}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Video({ id, name, player }: Pick<VideosProps, 'player'> & { id: string; name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying && player !== null)
    return (
      <iframe
        src={player.replace('{id}', id)}
        title={name}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => {
          frame?.focus();
        }}
      />
    );
  const play = (event: MouseEvent) => {
    if (player === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener noreferrer" onClick={play}>
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="28" className="fill-accent" />
        <path d="M23 18v20l16-10z" className="fill-paper" />
      </svg>
      {name}
    </a>
  );
}
