import { useState } from 'react';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { ImportFileField } from './ImportFileField.tsx';
import { PasteField } from './PasteField.tsx';
import type { ImportTexts } from './tableImport.ts';

interface ImportSourceProps {
  texts: Pick<ImportTexts, 'fileLabel' | 'pasteLabel'>;
  busy: boolean;
  onTable: (table: Blob) => void;
  /** Called when the table that was checked is not the chosen one any more. */
  onForget: () => void;
}

const sources = { paste: 'Paste rows', file: 'Choose a file' } as const;
type Source = keyof typeof sources;

/** Where the rows come from: a file, or a spreadsheet from which they are copied. */
export const ImportSource = ({ texts, busy, onTable, onForget }: ImportSourceProps) => {
  const { fileLabel, pasteLabel } = texts;
  const [source, setSource] = useState<Source>(pasteLabel ? 'paste' : 'file');
  const choose = (next: Source) => {
    setSource(next);
    onForget();
  };
  return (
    <>
      {pasteLabel && (
        <ChoiceButtons
          label="Source of the rows"
          choices={sources}
          value={source}
          onChange={choose}
        />
      )}
      {source === 'file' && <ImportFileField label={fileLabel} busy={busy} onFile={onTable} />}
      {source === 'paste' && pasteLabel && (
        <PasteField
          label={pasteLabel}
          busy={busy}
          onEdit={onForget}
          onCheck={(rows) => onTable(new Blob([rows]))}
        />
      )}
    </>
  );
};
