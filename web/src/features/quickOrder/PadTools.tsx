import { mdiClipboardTextOutline, mdiDeleteSweepOutline, mdiTrayArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { TableFileButton } from '../../ui/inputs/TableFileButton.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { PasteRows } from './PasteRows.tsx';

/** How long the browser may need to start a download. */
const downloadStartMs = 60_000;

/** A table to fill in. Spreadsheets recognise UTF-8 by the byte order mark. */
const template = '\ufeffSKU,Quantity\r\n';

/** Saves a table to fill in as a file. */
const saveTemplate = (): void => {
  const url = URL.createObjectURL(new Blob([template], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: 'quick-order.csv',
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), downloadStartMs);
};

interface PadToolsProps {
  isEmpty: boolean;
  onPaste: (text: string) => boolean;
  onFile: (file: File) => void;
  onClear: () => void;
}

const look = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 } as const;

/** Ways to fill the pad other than typing, and to empty it. */
export const PadTools = ({ isEmpty, onPaste, onFile, onClear }: PadToolsProps) => {
  const [isPasting, setPasting] = useState(false);
  const id = useId();
  return (
    <>
      <Box sx={look}>
        <Button
          variant="outlined"
          aria-expanded={isPasting}
          aria-controls={id}
          startIcon={<Icon path={mdiClipboardTextOutline} />}
          onClick={() => setPasting(!isPasting)}
        >
          Paste rows
        </Button>
        <TableFileButton label="CSV file of rows" onFile={onFile} />
        <Button color="inherit" startIcon={<Icon path={mdiTrayArrowDown} />} onClick={saveTemplate}>
          Template
        </Button>
        <Button
          color="inherit"
          startIcon={<Icon path={mdiDeleteSweepOutline} />}
          disabled={isEmpty}
          onClick={onClear}
          sx={{ ml: { md: 'auto' } }}
        >
          Clear all
        </Button>
      </Box>
      <div id={id}>{isPasting && <PasteRows onAdd={onPaste} />}</div>
    </>
  );
};
