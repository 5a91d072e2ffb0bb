import { mdiUpload } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../../ui/media/Icon.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportTable, ImportTexts } from './tableImport.ts';

interface ImportButtonProps {
  texts: ImportTexts;
  onImport: ImportTable;
}

/** Opens the dialog that imports a table. */
export const ImportButton = ({ texts, onImport }: ImportButtonProps) => {
  const [visit, setVisit] = useState(0);
  const [open, setOpen] = useState(false);
  const start = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Icon path={mdiUpload} />} onClick={start}>
        {texts.title}
      </Button>
      <ImportDialog
        key={visit}
        texts={texts}
        open={open}
        onImport={onImport}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
