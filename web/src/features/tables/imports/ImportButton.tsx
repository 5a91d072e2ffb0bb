import { mdiUpload } from '@mdi/js';
import Button from '@mui/material/Button';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportTable, ImportTexts } from './tableImport.ts';

interface ImportButtonProps {
  texts: ImportTexts;
  onImport: ImportTable;
}

/** Opens the dialog that imports a table. */
export const ImportButton = ({ texts, onImport }: ImportButtonProps) => {
  const { visit, start, dialog } = useVisits();
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Icon path={mdiUpload} />} onClick={start}>
        {texts.title}
      </Button>
      <ImportDialog key={visit} texts={texts} onImport={onImport} {...dialog} />
    </>
  );
};
