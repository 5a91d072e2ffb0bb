import { mdiDeleteOutline, mdiDownload, mdiPencilOutline, mdiPlus, mdiTableArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import type { PartNumber } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { ListPage } from '../../domain/list/ListPage.tsx';
import { usePartNumbers, useSavePartNumbers } from '../../domain/partNumber/usePartNumbers.ts';
import { NumberDialog } from '../../features/partNumbers/NumberDialog.tsx';
import { numbersCsv } from '../../features/partNumbers/numberTable.ts';
import { partNumberList } from '../../features/partNumbers/partNumberList.tsx';
import { TableDialog } from '../../features/partNumbers/TableDialog.tsx';
import { messageOf } from '../../lib/api/messages.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const csvOf = (numbers: readonly PartNumber[]) =>
  new Blob([numbersCsv(numbers)], { type: 'text/csv;charset=utf-8' });

const Download = () => {
  const numbers = usePartNumbers() ?? [];
  return (
    <Button
      startIcon={<Icon path={mdiDownload} />}
      disabled={numbers.length === 0}
      onClick={() => saveFile({ name: 'part-numbers.csv', content: csvOf(numbers) })}
    >
      Download CSV
    </Button>
  );
};

interface ActionsProps {
  onAdd: () => void;
  onTable: () => void;
}

const Actions = ({ onAdd, onTable }: ActionsProps) => (
  <>
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={onAdd}>
      New number
    </Button>
    <Button startIcon={<Icon path={mdiTableArrowUp} />} onClick={onTable}>
      From a table
    </Button>
    <Download />
  </>
);

/** The own numbers of the account, or of the company for which it buys. */
export const PartNumbersPage = () => {
  const save = useSavePartNumbers();
  const [dialog, setDialog] = useState<'number' | 'table' | null>(null);
  const [changed, setChanged] = useState<PartNumber | null>(null);
  const open = (number: PartNumber | null) => {
    setChanged(number);
    setDialog('number');
  };
  const remove = async ({ toolId, number }: PartNumber) => {
    try {
      await save([{ toolId, number: '' }]);
      enqueueSnackbar(`${number} removed`, { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  const close = () => setDialog(null);
  return (
    <>
      <ListPage
        kind={partNumberList}
        actions={() => <Actions onAdd={() => open(null)} onTable={() => setDialog('table')} />}
        rowProps={{
          actions: (number) => [
            { label: 'Change', icon: mdiPencilOutline, run: () => open(number) },
            {
              label: 'Remove',
              icon: mdiDeleteOutline,
              destructive: true,
              run: () => void remove(number),
            },
          ],
        }}
      />
      <NumberDialog
        key={changed?.toolId ?? 'new'}
        changed={changed}
        open={dialog === 'number'}
        onClose={close}
      />
      <TableDialog open={dialog === 'table'} onClose={close} />
    </>
  );
};
