import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/media/Icon.tsx';
import type { ExportedTable, ExportSearch } from './readTable.ts';
import { useExport } from './useTables.ts';

interface ExportButtonProps {
  table: ExportedTable;
  label: string;
  search?: ExportSearch;
  disabled?: boolean;
}

/** Saves a table as a CSV file. */
export const ExportButton = ({
  table,
  label,
  search = {},
  disabled = false,
}: ExportButtonProps) => {
  const { mutate, isPending } = useExport();
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={isPending}
      disabled={disabled}
      onClick={() => mutate({ table, search })}
      sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      {label}
    </Button>
  );
};
