import { apiRoutes } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { invoiceList, invoiceQuery } from '../../../features/invoices/invoiceList.tsx';
import { useInvoiceActions } from '../../../features/invoices/useInvoiceActions.ts';
import { JointBooking } from '../../../features/payments/joint/JointBooking.tsx';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';

/** The invoices and credit notes of all customers, or those that match the filters in the URL. */
export const InvoicesPage = () => {
  const actions = useInvoiceActions();
  return (
    <ListPage
      kind={invoiceList}
      actions={(search) => (
        <ExportButton
          {...exportBy(apiRoutes.exportInvoices, { query: invoiceQuery(search) })}
          label="Export invoices"
          disabled={isEmptyPeriod(search)}
        />
      )}
      notice={({ words }) => <JointBooking words={words} />}
      rowProps={{ actions, actionsHeader: 'PDF' }}
    />
  );
};
