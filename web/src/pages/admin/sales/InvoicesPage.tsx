import { ListHeader } from '../../../domain/page/ListHeader.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { InvoiceFilters } from '../../../features/invoices/InvoiceFilters.tsx';
import { InvoiceList } from '../../../features/invoices/InvoiceList.tsx';
import { InvoiceSearchNotice } from '../../../features/invoices/InvoiceSearchNotice.tsx';
import { InvoicesHeading } from '../../../features/invoices/InvoicesHeading.tsx';
import { searchQuery } from '../../../features/invoices/invoiceSearch.ts';
import { useInvoiceFilters } from '../../../features/invoices/useInvoiceFilters.ts';
import { useInvoiceSearch } from '../../../features/invoices/useInvoices.ts';
import { useInvoiceDownload } from '../../../features/payments/data/useInvoiceDownload.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';

/** The invoices and credit notes of all customers, or those that match the filters in the URL. */
export const InvoicesPage = () => {
  const filters = useInvoiceFilters();
  const { search, period, clear } = filters;
  const isEmpty = isEmptyPeriod(period);
  const list = useInvoiceSearch(search, !isEmpty);
  const { mutate: download } = useInvoiceDownload();
  return (
    <>
      <ListHeader stacksOnPhone>
        <InvoicesHeading list={list} search={search} />
        <ExportButton
          table="invoices"
          label="Export invoices"
          search={searchQuery(search)}
          disabled={isEmpty}
        />
      </ListHeader>
      <InvoiceFilters filters={filters} />
      {!isEmpty && (
        <>
          <InvoiceSearchNotice list={list} search={search} onClear={clear} />
          <InvoiceList list={list} search={search} onDownload={download} />
        </>
      )}
    </>
  );
};
