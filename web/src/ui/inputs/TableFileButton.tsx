import { mdiFileDelimitedOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { visuallyHidden } from '../layout/visuallyHidden.ts';
import { Icon } from '../media/Icon.tsx';

interface TableFileButtonProps {
  /** The accessible name of the field of the file. */
  label: string;
  onFile: (file: File) => void;
}

/** Chooses a file with a table. */
export const TableFileButton = ({ label, onFile }: TableFileButtonProps) => {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiFileDelimitedOutline} />}
        onClick={() => file.current?.click()}
      >
        Choose a CSV file
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        aria-label={label}
        tabIndex={-1}
        style={visuallyHidden}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
    </>
  );
};
