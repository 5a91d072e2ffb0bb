import Button from '@mui/material/Button';
import type { Customer } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Link } from 'react-router-dom';
import { useGroupsOfCustomer } from '../../../features/prices/manage/data/useCustomerGroups.ts';
import { PayerGroups } from '../../../features/prices/manage/payer/PayerGroups.tsx';
import { PayerLists } from '../../../features/prices/manage/payer/PayerLists.tsx';
import { messageOf } from '../../../lib/api/messages.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';

/** The groups and the price lists of a customer, and the way to what they see of the catalogue. */
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
      <Button component={Link} to={previewPaths.catalogue.href(payerId)} sx={{ mt: 1 }}>
        Preview as customer
      </Button>
    </>
  );
};
