import type { Customer } from 'functions/contract';
import { useGroupsOfCustomer } from '../../../features/prices/manage/data/useCustomerGroups.ts';
import { PayerGroups } from '../../../features/prices/manage/payer/PayerGroups.tsx';
import { PayerLists } from '../../../features/prices/manage/payer/PayerLists.tsx';

/** The groups and the price lists of a customer. */
export const PayerPrices = ({ payerId, groups }: Pick<Customer, 'payerId' | 'groups'>) => {
  const setGroups = useGroupsOfCustomer(payerId);
  const save = async (chosen: string[]): Promise<string> => {
    await setGroups(chosen);
    return 'Groups changed';
  };
  return (
    <>
      <PayerGroups groups={groups} onSave={save} />
      <PayerLists payerId={payerId} groups={groups} />
    </>
  );
};
