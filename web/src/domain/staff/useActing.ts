import type { Actor } from 'functions/contract';
import { useMemo } from 'react';
import type { StaffCall } from './can.ts';
import { useMay } from './useMay.ts';

/**
 * The account of a page as it may make a call: who lacks the permission does not act for the shop, and
 * acts on its own documents as a customer.
 */
export const useActing = (caller: Actor, call: StaffCall): Actor => {
  const may = useMay();
  return useMemo(
    () => (caller.staff && !may(call) ? { ...caller, staff: false } : caller),
    [caller, may, call],
  );
};
