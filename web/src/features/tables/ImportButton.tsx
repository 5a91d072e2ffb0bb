import { mdiUpload } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { useImport } from './useTables.ts';

/** Opens the dialog that imports tools. */
export const ImportButton = () => {
  const [visit, setVisit] = useState(0);
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useImport();
  const start = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Icon path={mdiUpload} />} onClick={start}>
        Import tools
      </Button>
      <ImportDialog
        key={visit}
        open={open}
        onImport={(file, dryRun) => mutateAsync({ file, dryRun })}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
