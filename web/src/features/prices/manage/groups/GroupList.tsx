import {
  mdiAccountGroupOutline,
  mdiDeleteOutline,
  mdiPencilOutline,
  mdiTagMultipleOutline,
} from '@mdi/js';
import Typography from '@mui/material/Typography';
import { apiRoutes, type CustomerGroup } from 'functions/contract';
import { permitted } from '../../../../domain/staff/permitted.ts';
import { useMay } from '../../../../domain/staff/useMay.ts';
import { DateTime } from '../../../../domain/time/DateTime.tsx';
import type { SaveOutcome } from '../../../../lib/forms/formFailure.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ActionDialog } from '../../../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
import type { Column, CompactContent, RowAction } from '../../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../../ui/lists/rows/Ellipsis.tsx';
import { useItemDialog } from '../../../../ui/lists/useItemDialog.ts';
import { RenameGroup } from './RenameGroup.tsx';

interface GroupListProps {
  groups: CustomerGroup[];
  onRename: (name: string, base: CustomerGroup) => Promise<SaveOutcome<CustomerGroup>>;
  /** Resolves to a notice of what it did. */
  onDelete: (group: CustomerGroup) => Promise<string>;
}

const listsOf = ({ _id }: CustomerGroup) =>
  `${paths.priceLists}?${new URLSearchParams({ audience: _id })}`;

const columns: Column<CustomerGroup>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    cell: ({ name }) => <Ellipsis>{name}</Ellipsis>,
  },
  {
    id: 'createdAt',
    header: 'Created',
    width: 160,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];

const compact = ({ name, createdAt }: CustomerGroup): CompactContent => ({
  lines: [{ text: name }, { text: <DateTime at={createdAt} /> }],
});

const groupRows = { columns, compact, nameOf: ({ name }: CustomerGroup) => name };

type Step = 'rename' | 'delete';

/** The groups of customers, which staff rename and delete. */
export const GroupList = ({ groups, onRename, onDelete }: GroupListProps) => {
  const { ref, chosen, choose, dialog } = useItemDialog<{ group: CustomerGroup; step: Step }>();
  const may = useMay();
  const actions = (group: CustomerGroup): RowAction[] => [
    { label: 'Price lists', icon: mdiTagMultipleOutline, to: listsOf(group) },
    ...permitted<RowAction>(may, [
      {
        label: 'Rename',
        icon: mdiPencilOutline,
        run: () => choose({ group, step: 'rename' }),
        call: apiRoutes.updateCustomerGroup,
      },
      {
        label: 'Delete',
        icon: mdiDeleteOutline,
        destructive: true,
        run: () => choose({ group, step: 'delete' }),
        call: apiRoutes.deleteCustomerGroup,
      },
    ]),
  ];
  return (
    <div ref={ref}>
      {groups.length === 0 ? (
        <EmptyState icon={mdiAccountGroupOutline} title="No groups yet">
          Put customers with the same prices into a group: choose it on the page of each customer.
        </EmptyState>
      ) : (
        <DataList label="Groups of customers" rows={groups} {...groupRows} actions={actions} />
      )}
      {chosen?.item.step === 'rename' && (
        <RenameGroup key={chosen.visit} group={chosen.item.group} onRename={onRename} {...dialog} />
      )}
      {chosen?.item.step === 'delete' && (
        <ActionDialog
          key={chosen.visit}
          question="Delete this group?"
          labels={{ confirm: 'Delete group', close: 'Back' }}
          onSend={() => onDelete(chosen.item.group)}
          {...dialog}
        >
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {chosen.item.group.name}
          </Typography>
          <Typography>Only a group without customers and price lists can be deleted.</Typography>
        </ActionDialog>
      )}
    </div>
  );
};
