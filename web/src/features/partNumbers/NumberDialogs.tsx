import type { PartNumber } from 'functions/contract';
import type { DialogState } from '../../ui/inputs/forms/FormDialog.tsx';
import { NumberDialog } from './NumberDialog.tsx';
import { TableDialog } from './TableDialog.tsx';

/** What is entered: one number, which may be new, or a table of them. */
export type NumberEntry = { changed: PartNumber | null } | 'table';

/** The dialogs in which own numbers are entered. */
export const NumberDialogs = ({ entry, ...dialog }: DialogState & { entry: NumberEntry }) =>
  entry === 'table' ? (
    <TableDialog {...dialog} />
  ) : (
    <NumberDialog changed={entry.changed} {...dialog} />
  );
