import { changeColumns, type RowChange } from 'functions/contract';

/** A list of changes as a file, which undoes them when it is imported. */
export const changeList = async (changes: readonly RowChange[]): Promise<Blob> => {
  const { csvText } = await import('../../../lib/texts/csvText.ts');
  return new Blob([csvText(changes, changeColumns)], { type: 'text/csv;charset=utf-8' });
};
