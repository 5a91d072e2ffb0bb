import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type DetailsOf, type ImportedStatements } from 'functions/contract';
import { useCallback, useReducer, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem, isClientError } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { timeLimits } from '../../../lib/api/timeLimits.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { bankKeys } from '../entries/bankKeys.ts';
import { fileProblem } from './importTexts.ts';

/** What the API needs to know about a CSV. */
export type NeededColumns = DetailsOf<'bank-columns-needed'>;

type FileState =
  | { name: 'waiting' | 'sending' }
  | { name: 'done'; result: ImportedStatements }
  | { name: 'columns'; needed: NeededColumns }
  | { name: 'refused'; reason: string; canRetry: boolean };

/** A file that someone has chosen, and how its import goes. */
export interface ImportedFile {
  id: string;
  name: string;
  file: File;
  state: FileState;
}

type Change = { add: ImportedFile[] } | { id: string; state: FileState } | 'clear';

/** The files after a change. */
const filesAfter = (files: ImportedFile[], change: Change): ImportedFile[] => {
  if (change === 'clear') return [];
  if ('add' in change) return [...files, ...change.add];
  return files.map((file) => (file.id === change.id ? { ...file, state: change.state } : file));
};

const stateOfFailure = (error: unknown): FileState => {
  if (error instanceof ApiProblem && error.code === 'bank-columns-needed') {
    return { name: 'columns', needed: error.details };
  }
  const reason =
    error instanceof ApiProblem && error.code === 'bank-file-refused'
      ? error.details.fileProblem
      : messageOf(error);
  return { name: 'refused', reason, canRetry: !isClientError(error) };
};

/** Sends a file. The same file again adds nothing. */
const useImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, file }: ImportedFile) =>
      callApi(apiRoutes.importBankFile, {
        query: { name },
        file: new Blob([file], { type: 'application/octet-stream' }),
        timeLimit: timeLimits.table,
      }),
    onSettled: () => invalidateQueries(client, bankKeys.all),
  }).mutateAsync;
};

const fileOf = (file: File): ImportedFile => {
  const reason = fileProblem(file);
  return {
    id: crypto.randomUUID(),
    name: file.name,
    file,
    state: reason === null ? { name: 'waiting' } : { name: 'refused', reason, canRetry: false },
  };
};

/** Imports chosen files one after the other: overlapping ones count what the others have added. */
export const useImportedFiles = () => {
  const [files, change] = useReducer(filesAfter, []);
  const [asked, setAsked] = useState<{
    file: ImportedFile;
    needed: NeededColumns;
    open: boolean;
  } | null>(null);
  const send = useImport();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const enqueue = useCallback(
    (file: ImportedFile) => {
      queue.current = queue.current.then(async () => {
        change({ id: file.id, state: { name: 'sending' } });
        const state = await send(file).then(
          (result): FileState => ({ name: 'done', result }),
          stateOfFailure,
        );
        change({ id: file.id, state });
      });
    },
    [send],
  );
  const add = (chosen: File[]) => {
    const added = chosen.map(fileOf);
    change({ add: added });
    for (const file of added) if (file.state.name === 'waiting') enqueue(file);
  };
  const retry = (file: ImportedFile) => {
    change({ id: file.id, state: { name: 'waiting' } });
    enqueue(file);
  };
  return {
    files,
    add,
    retry,
    asked,
    ask: (file: ImportedFile | null) => {
      if (file?.state.name === 'columns') {
        setAsked({ file, needed: file.state.needed, open: true });
      } else setAsked((before) => before && { ...before, open: false });
    },
    columnsSaved: (saved: ImportedFile) => {
      const header = JSON.stringify(saved.state.name === 'columns' && saved.state.needed.header);
      for (const file of files) {
        const isAlike =
          file.state.name === 'columns' && JSON.stringify(file.state.needed.header) === header;
        if (isAlike) retry(file);
      }
    },
    clear: () => change('clear'),
    isBusy: files.some(({ state }) => state.name === 'waiting' || state.name === 'sending'),
  };
};
