import type { StaffCall } from './can.ts';
import type { May } from './useMay.ts';

/** An action with the call that it makes, by which it is offered or not. */
export type Called<Action> = Action & { call: StaffCall };

/** Of some actions those that the account may take. */
export const permitted = <Action extends object>(
  may: May,
  actions: readonly Called<Action>[],
): Action[] => actions.filter(({ call }) => may(call));
