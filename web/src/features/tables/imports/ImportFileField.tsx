import { mdiFileDelimitedOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { formatCount, limits } from 'functions/contract';
import { useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

interface ImportFileFieldProps {
  /** The accessible name of the field. */
  label: string;
  busy: boolean;
  onFile: (file: File) => void;
}

const hint = `CSV from any spreadsheet, at most ${formatCount(limits.csv.rows)} rows, with the columns of the export or some of them`;

/** Selects the file to import. */
export const ImportFileField = ({ label, busy, onFile }: ImportFileFieldProps) => {
  const [file, setFile] = useState<File | null>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button
        variant="outlined"
        loading={busy}
        startIcon={<Icon path={mdiFileDelimitedOutline} />}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        aria-label={label}
        tabIndex={-1}
        disabled={busy}
        style={visuallyHidden}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) {
            setFile(chosen);
            onFile(chosen);
          }
          target.value = '';
        }}
      />
      <FormHelperText id={id} sx={{ overflowWrap: 'anywhere', mx: 0 }}>
        {file ? file.name : hint}
      </FormHelperText>
    </div>
  );
};
