import { documentTypes, maxDocumentBytes } from '@vitrina/services/rules/repair-documents.ts';
import { fileSize } from '../../platform/format/size.ts';

const acceptedTypes: readonly string[] = documentTypes;

const connectionFailure = 'Файл не загрузился. Проверьте связь и выберите его ещё раз.';

/** Why a file is not worth sending, so that nobody waits to be refused; null where nothing speaks against it. Some systems know no type of HEIC. */
export function faultOf({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size > maxDocumentBytes) return `Файл больше ${fileSize(maxDocumentBytes)}.`;
  if (size === 0) return 'Файл пустой.';
  return type === '' || acceptedTypes.includes(type) ? null : 'Такие файлы не подходят: нужны JPEG, PNG, WebP, HEIC или PDF.';
}

export type UploadResult = { id: string } | { fault: string };

/** What the server has said of a file, as far as it can be understood. */
export function readUploadResult(status: number, body: string): UploadResult {
  try {
    const { id, fault }: { id?: unknown; fault?: unknown } = JSON.parse(body);
    if (status === 200 && typeof id === 'string') return { id };
    return { fault: typeof fault === 'string' ? fault : connectionFailure };
  } catch {
    return { fault: connectionFailure };
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Sends a file when those before it have arrived: a guest's first one brings the key that the others need. */
export function upload(file: File, onProgress: (percent: number) => void): Promise<UploadResult> {
  const result = last.then(() => send(file, onProgress));
  last = result;
  return result;
}

function send(file: File, onProgress: (percent: number) => void): Promise<UploadResult> {
  const { promise, resolve } = Promise.withResolvers<UploadResult>();
  const form = new FormData();
  form.set('purpose', 'repair');
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : Math.floor((loaded / total) * 100));
  request.onload = () => resolve(readUploadResult(request.status, request.responseText));
  request.onerror = () => resolve({ fault: connectionFailure });
  request.open('POST', '/repair/files');
  request.send(form);
  return promise;
}
