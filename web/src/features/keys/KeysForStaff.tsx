import Box from '@mui/material/Box';
import { type ApiKey, apiRoutes, keyStatusOf } from 'functions/contract';
import { useMay } from '../../domain/staff/useMay.ts';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { useRevocation } from './data/useKeys.ts';
import { RevokeKey } from './edit/RevokeKey.tsx';
import { KeyList, revoking } from './KeyList.tsx';

/** The keys of a company for staff, who can end them. */
export const KeysForStaff = ({ company }: { company: string }) => {
  const mayRevoke = useMay()(apiRoutes.revokeKey);
  const revoke = useRevocation(company);
  const { ref, chosen, choose, dialog } = useItemDialog<ApiKey>();
  const actions = (apiKey: ApiKey): RowAction[] =>
    keyStatusOf(apiKey, new Date()) === 'active' ? [revoking(() => choose(apiKey))] : [];
  return (
    <Box ref={ref}>
      <KeyList owner={company} {...(mayRevoke && { actions })} />
      {chosen && (
        <RevokeKey
          key={chosen.visit}
          apiKey={chosen.item}
          onRevoke={() => revoke(chosen.item._id)}
          {...dialog}
        />
      )}
    </Box>
  );
};
