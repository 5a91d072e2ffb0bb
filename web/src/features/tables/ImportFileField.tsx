import { mdiFileDelimitedOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { limits } from 'functions/contract';
import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { visuallyHidden } from '../../components/visuallyHidden.ts';

interface ImportFileFieldProps {
  file: File | null;
  busy: boolean;
  onFile: (file: File) => void;
}

const hint = `CSV in UTF-8, at most ${limits.csv.rows.toLocaleString('en-US')} rows, with the columns of the export`;

/** Where the file to import is chosen. */
export const ImportFileField = ({ file, busy, onFile }: ImportFileFieldProps) => {
  const id = useId();
  return (
    <div>
      <Button
        component="label"
        variant="outlined"
        loading={busy}
        startIcon={<Icon path={mdiFileDelimitedOutline} />}
        sx={{ '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.main' } }}
      >
        {file ? 'Choose another file' : 'Choose a file'}
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file of tools"
          aria-describedby={id}
          disabled={busy}
          style={visuallyHidden}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            target.value = '';
          }}
        />
      </Button>
      <FormHelperText id={id} sx={{ overflowWrap: 'anywhere', mx: 0 }}>
        {file ? file.name : hint}
      </FormHelperText>
    </div>
  );
};
