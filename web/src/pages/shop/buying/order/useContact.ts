import { specifiedPhone } from 'functions/contract';
import { useMemo } from 'react';
import { useNewestOrder } from '../../../../domain/order/useOrders.ts';
import { useProfile } from '../../../../features/users/profile/useProfile.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';

/** The contact of the newest order, or the phone number of the profile. Undefined while loading. */
export const useContact = (user: SessionUser) => {
  const profile = useProfile(user);
  const order = useNewestOrder(user.email ?? '');
  const newest = order.data;
  const isLoading = profile.isFetching || order.isFetching;
  const known = newest?.phoneNumber ?? profile.data?.phoneNumber ?? '';
  const phoneNumber = specifiedPhone(known) ?? known;
  const orderAddress = newest?.orderAddress ?? '';
  return useMemo(
    () => (isLoading ? undefined : { phoneNumber, orderAddress }),
    [isLoading, phoneNumber, orderAddress],
  );
};
