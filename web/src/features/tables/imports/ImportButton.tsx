import { mdiUpload } from '@mdi/js';
import Button from '@mui/material/Button';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import type { StaffCall } from '../../../domain/staff/can.ts';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportTable, ImportTexts } from './tableImport.ts';

interface ImportButtonProps {
  /** The call that imports it. */
  call: StaffCall;
  texts: ImportTexts;
  onImport: ImportTable;
}

const ImportTableButton = ({ texts, onImport }: Omit<ImportButtonProps, 'call'>) => {
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

/** Opens the dialog that imports a table; nothing for those who may not import it. */
export const ImportButton = ({ call, ...table }: ImportButtonProps) => (
  <Allowed call={call}>
    <ImportTableButton {...table} />
  </Allowed>
);
