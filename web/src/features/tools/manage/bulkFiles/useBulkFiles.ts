import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';

/** What became of a file. */
export interface FileResult {
  status: 'added' | 'failed';
  text: string;
}

export interface AddOptions {
  signal: AbortSignal;
  /** The links or ids of files that are uploaded, so that a retry uploads none twice. */
  uploads: Map<File, string>;
}

/** Adds a file to the tool whose SKU its name has. Never rejects. */
export type AddFile = (file: File, options: AddOptions) => Promise<FileResult>;

/** A chosen file, and what became of it; null until then. */
export interface FileRow {
  file: File;
  result: FileResult | null;
}

const stopped: FileResult = { status: 'failed', text: 'Stopped before it was added' };

/** Adds many files, one after the other, because two can be of the same tool. */
export const useBulkFiles = (add: AddFile) => {
  const client = useQueryClient();
  const [rows, setRows] = useState<FileRow[]>([]);
  const [isRunning, setRunning] = useState(false);
  const uploads = useRef(new Map<File, string>()).current;
  const controller = useRef<AbortController | null>(null);

  const settle = (file: File, result: FileResult | null) =>
    setRows((present) => present.map((row) => (row.file === file ? { file, result } : row)));

  const run = async (files: readonly File[]) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning(true);
    for (const file of files) {
      settle(file, signal.aborted ? stopped : await add(file, { signal, uploads }));
    }
    setRunning(false);
    await invalidateQueries(client, toolKeys.all);
  };

  const start = (files: File[]) => {
    setRows(files.map((file) => ({ file, result: null })));
    return run(files);
  };
  const retry = () => {
    const failed = rows.filter(({ result }) => result?.status === 'failed').map(({ file }) => file);
    for (const file of failed) settle(file, null);
    return run(failed);
  };
  return { rows, isRunning, start, retry, stop: () => controller.current?.abort() };
};
