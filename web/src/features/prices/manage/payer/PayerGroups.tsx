import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { apiRoutes, type GroupReference } from 'functions/contract';
import { Allowed } from '../../../../domain/staff/Allowed.tsx';
import { StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import { useVisits } from '../../../../ui/feedback/useVisits.ts';
import { GroupsDialog } from './GroupsDialog.tsx';

interface PayerGroupsProps {
  groups: readonly GroupReference[];
  /** Resolves to a notice of what it did. */
  onSave: (groups: string[]) => Promise<string>;
}

/** The groups of a customer, which staff can change. */
export const PayerGroups = ({ groups, onSave }: PayerGroupsProps) => {
  const { visit, start, dialog } = useVisits();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <span>Groups:</span>
      {groups.length === 0 && <Box sx={{ color: 'text.secondary' }}>none</Box>}
      {groups.map(({ _id, name }) => (
        <StatusChip key={_id} label={name} />
      ))}
      <Allowed call={apiRoutes.setCustomerGroups}>
        <Button size="small" onClick={start} sx={{ minHeight: 44 }}>
          Change groups
        </Button>
      </Allowed>
      {visit > 0 && <GroupsDialog key={visit} groups={groups} onSave={onSave} {...dialog} />}
    </Box>
  );
};
