import { mdiDeleteOutline, mdiDownload, mdiPencilOutline, mdiPlus, mdiTableArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PartNumber } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { ListPage } from '../../domain/list/ListPage.tsx';
import { usePartNumbers, useSavePartNumbers } from '../../domain/partNumber/usePartNumbers.ts';
import type { NumberEntry } from '../../features/partNumbers/NumberDialogs.tsx';
import { numbersCsv } from '../../features/partNumbers/numbersCsv.ts';
import { partNumberList } from '../../features/partNumbers/partNumberList.tsx';
import { messageOf } from '../../lib/api/messages.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../lib/router/useLazyDialog.ts';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const NumberDialogs = lazyComponent(
  () => import('../../features/partNumbers/NumberDialogs.tsx'),
  'NumberDialogs',
);

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
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={onAdd}>
      New number
    </Button>
    <Button startIcon={<Icon path={mdiTableArrowUp} />} onClick={onTable}>
      From a table
    </Button>
    <Download />
  </Stack>
);

/** The own numbers of the account, or of the company for which it buys. */
export const PartNumbersPage = () => {
  const save = useSavePartNumbers();
  const { ref, chosen, choose, dialog } = useItemDialog<NumberEntry>();
  const whenLoaded = useLazyDialog(NumberDialogs);
  const enter = (entry: NumberEntry) => void whenLoaded(() => choose(entry));
  const remove = async ({ toolId, number }: PartNumber) => {
    try {
      await save([{ toolId, number: '' }]);
      enqueueSnackbar(`${number} removed`, { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  return (
    <div ref={ref}>
      <ListPage
        kind={partNumberList}
        actions={() => (
          <Actions onAdd={() => enter({ changed: null })} onTable={() => enter('table')} />
        )}
        rowProps={{
          actions: (changed) => [
            { label: 'Change', icon: mdiPencilOutline, run: () => enter({ changed }) },
            {
              label: 'Remove',
              icon: mdiDeleteOutline,
              destructive: true,
              run: () => void remove(changed),
            },
          ],
        }}
      />
      {chosen && <NumberDialogs key={chosen.visit} entry={chosen.item} {...dialog} />}
    </div>
  );
};
