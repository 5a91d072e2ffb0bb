import { limits } from 'functions/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { changeList } from './changeList.ts';
import type { ImportTable, ImportTexts, TableImport } from './tableImport.ts';

const megabyte = 1024 * 1024;

/** Why a file cannot be imported, judged by its size, or null. */
const tableFileProblem = ({ size }: Blob): string | null => {
  if (size === 0) return 'The file is empty';
  if (size <= limits.csv.bytes) return null;
  return `This file is ${Math.ceil(size / megabyte)} MB. Choose one of at most ${limits.csv.bytes / megabyte} MB.`;
};

type Stage =
  | { name: 'checking' | 'applying'; rows: number }
  | { name: 'checked' | 'applied' | 'undone'; result: TableImport };

/** Checks a table in a dry run, applies it, and undoes that. */
export const useImporting = (
  onImport: ImportTable,
  { unfinished }: Pick<ImportTexts, 'unfinished'>,
) => {
  const [table, setTable] = useState<Blob | null>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Why an import failed, completely or in part. */
  const failureOf = (error: unknown, dryRun: boolean): string => {
    const { file: refusal } = fieldErrorsOf(error);
    const message = refusal ?? messageOf(error);
    return dryRun || refusal ? message : `${message} ${unfinished}`;
  };
  const run = async (chosen: Blob, dryRun: boolean, done: 'checked' | 'applied' | 'undone') => {
    const name = dryRun ? 'checking' : 'applying';
    setProblem(null);
    setStage({ name, rows: 0 });
    try {
      const result = await onImport(chosen, dryRun, (rows) => setStage({ name, rows }));
      setStage({ name: done, result });
    } catch (error) {
      setProblem(failureOf(error, dryRun));
      setStage(null);
    }
  };
  const forget = () => {
    setTable(null);
    setStage(null);
    setProblem(null);
  };
  const choose = (chosen: Blob) => {
    const refusal = tableFileProblem(chosen);
    setTable(chosen);
    setStage(null);
    setProblem(refusal);
    if (!refusal) void run(chosen, true, 'checked');
  };
  const undo = async ({ changes = [] }: TableImport) =>
    run(await changeList(changes), false, 'undone');
  return {
    stage,
    problem,
    choose,
    forget,
    undo,
    apply: () => table && void run(table, false, 'applied'),
  };
};
