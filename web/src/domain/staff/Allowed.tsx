import type { PropsWithChildren, ReactNode } from 'react';
import type { StaffCall } from './can.ts';
import { useMay } from './useMay.ts';

interface AllowedProps {
  /** The call that the children make. */
  call: StaffCall;
  /** Shown to those who may not make it. */
  otherwise?: ReactNode;
}

/** Shown to those who may make a call for the shop: a button that sends it, or what it reads. */
export const Allowed = ({ call, otherwise = null, children }: PropsWithChildren<AllowedProps>) =>
  useMay()(call) ? children : otherwise;
