import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { type CompanyRight, may } from 'functions/contract';
import { useState } from 'react';
import { useMembership } from '../../../domain/company/useMembership.ts';
import { ListFilters } from '../../../domain/list/ListFilters.tsx';
import { ListHead } from '../../../domain/list/ListHead.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { AccountFilesDialog } from '../../../features/invoices/AccountFilesDialog.tsx';
import { InvoicesReturn } from '../../../features/invoices/InvoicesReturn.tsx';
import { OwnCredit } from '../../../features/invoices/OwnCredit.tsx';
import { PayerInvoices } from '../../../features/invoices/PayerInvoices.tsx';
import { payerInvoiceList } from '../../../features/invoices/payerInvoiceList.tsx';
import { useInvoiceActions } from '../../../features/invoices/useInvoiceActions.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

/** Whether the account has a right for the payer: a person has all for themselves. */
const useRights = (uid: string) => {
  const membership = useMembership(uid);
  return (right: CompanyRight): boolean =>
    membership === null || Boolean(membership && may(membership.role, right));
};

/** The invoices and credit notes of the payer for whom the page buys. */
export const OwnInvoicesPage = () => {
  const user = useUser();
  const email = user?.email ?? '';
  const has = useRights(user?.uid ?? '');
  const kind = payerInvoiceList(email, buyingFor() !== '');
  const list = useList(kind);
  const actions = useInvoiceActions();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListHead kind={kind} list={list}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon path={mdiDownload} />}
          onClick={() => setOpen(true)}
          sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          Download for your accounts
        </Button>
      </ListHead>
      <InvoicesReturn />
      {has('pay') && <OwnCredit email={email} />}
      <ListFilters kind={kind} list={list} />
      <ListResults kind={kind} list={list}>
        {(rows) =>
          rows.length > 0 && (
            <PayerInvoices
              label={kind.title}
              rows={rows}
              columns={kind.columns}
              compact={kind.compact}
              nameOf={kind.nameOf}
              actions={actions}
              actionsHeader="PDF"
              canPay={has('pay')}
            />
          )
        }
      </ListResults>
      <AccountFilesDialog
        email={email}
        seesAll={has('seeAllOrders')}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
