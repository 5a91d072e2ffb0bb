import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import { addPicture, type PictureResult } from './addPicture.ts';

/** A chosen file, and what became of it; null until then. */
export interface PictureRow {
  file: File;
  result: PictureResult | null;
}

const stopped: PictureResult = { status: 'failed', text: 'Stopped before it was added' };

/** Adds many pictures, one after the other, because two can be of the same tool. */
export const useBulkPictures = () => {
  const client = useQueryClient();
  const [rows, setRows] = useState<PictureRow[]>([]);
  const [isRunning, setRunning] = useState(false);
  const links = useRef(new Map<File, string>()).current;
  const controller = useRef<AbortController | null>(null);

  const settle = (file: File, result: PictureResult | null) =>
    setRows((present) => present.map((row) => (row.file === file ? { file, result } : row)));

  const run = async (files: readonly File[]) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning(true);
    for (const file of files) {
      settle(file, signal.aborted ? stopped : await addPicture(file, { signal, links }));
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
