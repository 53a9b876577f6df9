import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface PhotoPreviewsProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** What was chosen, before it is sent, each with a way to take it out again. */
export default function PhotoPreviews({ files, onRemove }: PhotoPreviewsProps) {
  return (
    <ul className="photos" aria-label="Выбранные фото">
      {files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one photo may be chosen twice
        <li key={`${file.name} ${file.size} ${file.lastModified} ${at}`} className="photo-preview">
          <Preview file={file} />
          <button type="button" aria-label={`Убрать фото ${file.name}`} title="Убрать" onClick={() => onRemove(file)}>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Device pixels of a side. */
const side = 192;

/** Drawn here: an address of the file would be one that pages of the shop may not show. What is no picture stays an empty square. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = async () => {
      const image = await createImageBitmap(file);
      const shorter = Math.min(image.width, image.height);
      const [left, top] = [(image.width - shorter) / 2, (image.height - shorter) / 2];
      canvas.current?.getContext('2d')?.drawImage(image, left, top, shorter, shorter, 0, 0, side, side);
      image.close();
    };
    draw().catch(() => undefined);
  }, [file]);
  return <canvas ref={canvas} width={side} height={side} role="img" aria-label={file.name} />;
}
