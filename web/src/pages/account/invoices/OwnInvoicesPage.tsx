import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { may } from 'functions/contract';
import { useState } from 'react';
import { useMembership } from '../../../domain/company/useMembership.ts';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { AccountFilesDialog } from '../../../features/invoices/AccountFilesDialog.tsx';
import { payerInvoiceList } from '../../../features/invoices/payerInvoiceList.tsx';
import { useInvoiceActions } from '../../../features/invoices/useInvoiceActions.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

/** The invoices and credit notes of the payer for whom the page buys. */
export const OwnInvoicesPage = () => {
  const { uid = '', email = '' } = useUser() ?? {};
  const membership = useMembership(uid);
  const seesAll =
    membership === null || Boolean(membership && may(membership.role, 'seeAllOrders'));
  const [open, setOpen] = useState(false);
  const actions = useInvoiceActions();
  return (
    <>
      <ListPage
        kind={payerInvoiceList(email ?? '', buyingFor() !== '')}
        actions={() => (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon path={mdiDownload} />}
            onClick={() => setOpen(true)}
            sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
          >
            Download for your accounts
          </Button>
        )}
        rowProps={{ actions, actionsHeader: 'PDF' }}
      />
      <AccountFilesDialog
        email={email ?? ''}
        seesAll={seesAll}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
