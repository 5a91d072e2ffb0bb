import { mdiAccountPlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { apiRoutes } from 'functions/contract';
import { Suspense } from 'react';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useMountedDialog } from '../../../lib/router/useMountedDialog.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

const AddCustomerDialog = lazyComponent(
  () => import('./AddCustomerDialog.tsx'),
  'AddCustomerDialog',
);

/** Adds the customer on the phone in place. */
export const AddCustomerButton = ({ onAdded }: { onAdded: (payerId: string) => void }) => {
  const { isMounted, open, props } = useMountedDialog();
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
          <AddCustomerDialog onAdded={onAdded} {...props} />
        </Suspense>
      )}
    </Allowed>
  );
};
