import { limits } from 'functions/contract';
import { useRef, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { changeList } from './changeList.ts';
import type { ImportTable, TableImport } from './tableImport.ts';

const megabyte = 1024 * 1024;

/** Why a file cannot be imported, judged by its size, or null. */
const tableFileProblem = ({ size }: Blob): string | null => {
  if (size === 0) return 'The file is empty';
  if (size <= limits.csv.bytes) return null;
  return `This file is ${Math.ceil(size / megabyte)} MB. Choose one of at most ${limits.csv.bytes / megabyte} MB.`;
};

type Done = 'checked' | 'applied' | 'undone';

type Stage = { name: 'checking' | 'applying'; rows: number } | { name: Done; result: TableImport };

const unfinished: Record<Done, string> = {
  checked: '',
  applied: ' Some rows may have been imported. Apply again to import the rest.',
  undone: ' Some rows may have been undone. Undo again to undo the rest.',
};

/** Checks a table in a dry run, applies it, and undoes that. */
export const useImporting = (onImport: ImportTable) => {
  const [table, setTable] = useState<Blob | null>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const undoing = useRef<Blob | null>(null);

  const run = async (chosen: Blob, dryRun: boolean, done: Done) => {
    const before = stage;
    const name = dryRun ? 'checking' : 'applying';
    setProblem(null);
    setStage({ name, rows: 0 });
    try {
      const result = await onImport(chosen, dryRun, (rows) => setStage({ name, rows }));
      setStage({ name: done, result });
    } catch (error) {
      const { file: refusal } = fieldErrorsOf(error);
      setProblem(refusal ?? messageOf(error) + unfinished[done]);
      // Applied again, the table has the same key.
      setStage(dryRun || refusal ? null : before);
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
    undoing.current = null;
    setStage(null);
    setProblem(refusal);
    if (!refusal) void run(chosen, true, 'checked');
  };
  const undo = async ({ changes = [] }: TableImport) => {
    undoing.current ??= await changeList(changes);
    await run(undoing.current, false, 'undone');
  };
  return {
    stage,
    problem,
    choose,
    forget,
    undo,
    apply: () => table && void run(table, false, 'applied'),
  };
};
