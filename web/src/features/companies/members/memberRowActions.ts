import { mdiAccountEditOutline, mdiAccountRemoveOutline } from '@mdi/js';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import type { MemberRow } from './memberColumns.tsx';

/** An owner's action on a member. */
export type MemberAction = 'change' | 'remove';

interface MemberActionContext {
  /** The uid of the owner. */
  me: string;
  onAction: (action: MemberAction, member: MemberRow) => void;
}

/** An owner's actions on a member in the list. Owners leave the company like everybody else. */
export const memberRowActions = (
  member: MemberRow,
  { me, onAction }: MemberActionContext,
): RowAction[] => [
  {
    label: 'Change',
    icon: mdiAccountEditOutline,
    showsLabel: true,
    run: () => onAction('change', member),
  },
  ...(member.uid === me
    ? []
    : [
        {
          label: 'Remove',
          icon: mdiAccountRemoveOutline,
          destructive: true,
          run: () => onAction('remove', member),
        },
      ]),
];
