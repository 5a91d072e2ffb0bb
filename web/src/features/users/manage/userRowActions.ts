import { mdiDeleteOutline, mdiShieldPlusOutline, mdiShieldRemoveOutline } from '@mdi/js';
import type { Profile } from 'functions/contract';
import { type Called, permitted } from '../../../domain/staff/permitted.ts';
import type { May } from '../../../domain/staff/useMay.ts';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { reasonNotToDemote, reasonNotToPromote, type UserAction } from './userActions.ts';
import { callOf } from './userCalls.ts';

/** The state that decides the actions on a user. */
export interface UserActionContext {
  /** The uid of the signed-in admin. */
  me: string;
  /** The number of admins; undefined while it loads. */
  admins: number | undefined;
  may: May;
  onAction: (action: UserAction, user: Profile) => void;
}

/** An admin's actions on a user in the list. */
export const userRowActions = (
  user: Profile,
  { me, admins, may, onAction }: UserActionContext,
): RowAction[] => {
  const reason = reasonNotToDemote(user, me, admins);
  const right: Called<RowAction> =
    user.role === 'admin'
      ? {
          label: 'Remove admin',
          icon: mdiShieldRemoveOutline,
          reason,
          run: () => onAction('demote', user),
          call: callOf('demote', user),
        }
      : {
          label: 'Make Admin',
          icon: mdiShieldPlusOutline,
          reason: reasonNotToPromote(user),
          run: () => onAction('promote', user),
          call: callOf('promote', user),
        };
  return permitted<RowAction>(may, [
    { ...right, showsLabel: true },
    {
      label: 'Delete',
      icon: mdiDeleteOutline,
      destructive: true,
      reason,
      run: () => onAction('delete', user),
      call: callOf('delete', user),
    },
  ]);
};
