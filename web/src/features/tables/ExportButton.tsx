import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../components/Icon.tsx';
import type { ExportedTable } from './tableRequests.ts';
import { useExport } from './useTables.ts';

/** Saves all tools, or all orders, as a CSV file. */
export const ExportButton = ({ table }: { table: ExportedTable }) => {
  const { mutate, isPending } = useExport();
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={isPending}
      onClick={() => mutate(table)}
    >
      {`Export ${table}`}
    </Button>
  );
};
