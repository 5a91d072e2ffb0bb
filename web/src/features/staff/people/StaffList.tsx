import { mdiAccountRemoveOutline, mdiPencilOutline } from '@mdi/js';
import type { Role, StaffMember } from 'functions/contract';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, CompactContent, RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { roleNames } from './roleNames.ts';

interface StaffListProps {
  people: StaffMember[];
  roles: readonly Role[];
  /** Missing for those who may only see roles. */
  onChange?: (member: StaffMember) => void;
  onRemove?: (member: StaffMember) => void;
}

const rolesText = ({ isAdmin, roleIds }: StaffMember, roles: readonly Role[]): string =>
  [isAdmin && 'Administrator', roleNames(roleIds, roles)].filter(Boolean).join(', ');

const columnsOf = (roles: readonly Role[]): Column<StaffMember>[] => [
  { id: 'name', header: 'Name', isName: true, cell: ({ name }) => <Ellipsis>{name}</Ellipsis> },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <Ellipsis>{email}</Ellipsis> },
  {
    id: 'roles',
    header: 'Roles',
    cell: (member) => <Ellipsis>{rolesText(member, roles)}</Ellipsis>,
  },
];

/** The people of the staff with their roles. */
export const StaffList = ({ people, roles, onChange, onRemove }: StaffListProps) => {
  const actions = (member: StaffMember): RowAction[] =>
    member.version === null || !onChange || !onRemove
      ? []
      : [
          { label: 'Change roles', icon: mdiPencilOutline, run: () => onChange(member) },
          {
            label: 'Remove from staff',
            icon: mdiAccountRemoveOutline,
            destructive: true,
            run: () => onRemove(member),
          },
        ];
  const compact = (member: StaffMember): CompactContent => ({
    lines: [{ text: member.name }, { text: member.email }, { text: rolesText(member, roles) }],
  });
  return (
    <DataList
      label="Staff"
      rows={people.map((member) => ({ ...member, _id: member.uid }))}
      columns={columnsOf(roles)}
      compact={compact}
      nameOf={({ name }) => name}
      actions={actions}
    />
  );
};
