import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { type ApiRoute, type Argument, apiUrl, type CallAddress } from 'functions/contract';
import { Allowed } from '../../domain/staff/Allowed.tsx';
import type { StaffCall } from '../../domain/staff/can.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { useExport } from './useTables.ts';

interface Export {
  /** The address of the call that exports it. */
  url: string;
  /** The call, for exports that take a permission. */
  call?: StaffCall;
}

interface ExportButtonProps extends Export {
  label: string;
  disabled?: boolean;
}

/** The export of a table for staff. */
export const exportBy = <Route extends ApiRoute>(
  call: Route,
  ...address: Argument<CallAddress<Route>>
): Export => ({ call, url: apiUrl(call, ...address) });

const Download = ({ url, label, disabled = false }: ExportButtonProps) => {
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

/** Saves a table as a CSV file; nothing for those who may not read it. */
export const ExportButton = ({ call, ...download }: ExportButtonProps) =>
  call === undefined ? (
    <Download {...download} />
  ) : (
    <Allowed call={call}>
      <Download {...download} />
    </Allowed>
  );
