import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/media/Icon.tsx';
import { useExport } from './useTables.ts';

interface ExportButtonProps {
  /** The address of the call that exports it. */
  url: string;
  label: string;
  disabled?: boolean;
}

/** Saves a table as a CSV file. */
export const ExportButton = ({ url, label, disabled = false }: ExportButtonProps) => {
  const { mutate, isPending } = useExport();
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={isPending}
      disabled={disabled}
      onClick={() => mutate(url)}
      sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      {label}
    </Button>
  );
};
