import { mdiAccountPlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { apiRoutes } from 'functions/contract';
import { Suspense, useState } from 'react';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

const AddCustomerDialog = lazyComponent(
  () => import('./AddCustomerDialog.tsx'),
  'AddCustomerDialog',
);

/** Adds the customer on the phone in place. */
export const AddCustomerButton = ({ onAdded }: { onAdded: (payerId: string) => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const open = () => {
    setMounted(true);
    setOpen(true);
  };
  return (
    <Allowed call={apiRoutes.addCustomer}>
      <Button
        startIcon={<Icon path={mdiAccountPlusOutline} />}
        onClick={open}
        sx={{ mt: 1, ml: -1, minHeight: 44 }}
      >
        Add a customer
      </Button>
      {isMounted && (
        <Suspense>
          <AddCustomerDialog
            open={isOpen}
            onAdded={onAdded}
            onClose={() => setOpen(false)}
            onClosed={() => setMounted(false)}
          />
        </Suspense>
      )}
    </Allowed>
  );
};
