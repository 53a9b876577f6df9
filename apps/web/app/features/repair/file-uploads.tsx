import { filesUnsupportedMessage } from '@vitrina/services/contract/fields/file.ts';
import { documentTypes } from '@vitrina/services/rules/repair-documents.ts';
import { type ChangeEvent, useState } from 'react';
import { fieldId } from '../../forms/error-summary.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { faultOf, upload } from './upload.ts';

interface PapersProps {
  name: string;
  label: string;
  /** Of those that the draft has. */
  ids: readonly string[];
  error: string | undefined;
  isMultiple?: boolean;
}

/** A file on its way, or one that has not arrived. */
interface PendingUpload {
  key: number;
  name: string;
  percent: number;
  fault: string | null;
}

let count = 0;

/**
 * Files of one kind: those that have arrived with a picture each, and a field for more. With scripts a file is sent when it is chosen, and how
 * far it is can be seen; without them it goes with the form.
 */
export function Papers({ name, label, ids, error, isMultiple = false }: PapersProps) {
  const id = fieldId(name);
  const announce = useAnnounce();
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([]);
  const [uploadedIds, setUploadedIds] = useState<readonly string[]>([]);
  const own = [...new Set([...ids, ...uploadedIds])];
  const visibleIds = isMultiple ? own : own.slice(-1);

  const change = (key: number, to: Partial<PendingUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));
  const forget = (key: number) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send(file: File): Promise<void> {
    count += 1;
    const key = count;
    const fault = faultOf(file);
    setUploads((all) => [...(isMultiple ? all : []), { key, name: file.name, percent: 0, fault }]);
    if (fault !== null) return;
    const result = await upload(file, (percent) => change(key, { percent }));
    if ('fault' in result) return change(key, { fault: result.fault });
    forget(key);
    setUploadedIds((all) => [...all, result.id]);
    announce(`${label}: файл загружен`);
  }

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // They go by themselves, not with the form once more.
    currentTarget.value = '';
    for (const file of files) void send(file);
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {visibleIds.map((file, at) => (
        <label key={file} className="choice repair-file">
          <input type="checkbox" name={name} value={file} defaultChecked />
          <img src={`/documents/${file}`} alt="" width={56} height={56} loading="lazy" className="repair-preview" />
          <span>Загружено{isMultiple ? `: ${at + 1}` : ''}</span>
        </label>
      ))}
      {uploads.map(({ key, name: fileName, percent, fault }) => (
        <div key={key} className="repair-going" {...(fault === null && { 'data-going': '' })}>
          <span className="min-w-0 break-words">{fileName}</span>
          {fault === null ? (
            <span className="flex items-center gap-2">
              <progress max={100} value={percent} aria-label={`Загрузка файла ${fileName}`} className="repair-progress" />
              <span className="tabular text-14 text-ink-soft">{percent} %</span>
            </span>
          ) : (
            <span className="flex flex-wrap items-center gap-2">
              <span role="alert" className="text-14 text-sale">
                {fault}
              </span>
              {fault.endsWith(filesUnsupportedMessage) ? <input type="hidden" name={`${name}Fault`} value={fault} /> : null}
              <Button type="button" look="quiet" onClick={() => forget(key)}>
                Убрать<span className="visually-hidden"> {fileName}</span>
              </Button>
            </span>
          )}
        </div>
      ))}
      <input
        // What was chosen has arrived: the field is empty again.
        key={ids.join()}
        id={id}
        type="file"
        name={name}
        accept={documentTypes.join()}
        multiple={isMultiple}
        onChange={take}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
