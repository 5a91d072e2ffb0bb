import type { Customer } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useGroupsOfCustomer } from '../../../features/prices/manage/data/useCustomerGroups.ts';
import { PayerGroups } from '../../../features/prices/manage/payer/PayerGroups.tsx';
import { PayerLists } from '../../../features/prices/manage/payer/PayerLists.tsx';
import { messageOf } from '../../../lib/api/messages.ts';

/** The groups and the price lists of a customer. */
export const PayerPrices = ({ payerId, groups }: Pick<Customer, 'payerId' | 'groups'>) => {
  const { mutateAsync } = useGroupsOfCustomer(payerId);
  const save = async (chosen: string[]): Promise<string | null> => {
    try {
      await mutateAsync(chosen);
      enqueueSnackbar('Groups changed', { variant: 'success' });
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };
  return (
    <>
      <PayerGroups groups={groups} onSave={save} />
      <PayerLists payerId={payerId} groups={groups} />
    </>
  );
};
