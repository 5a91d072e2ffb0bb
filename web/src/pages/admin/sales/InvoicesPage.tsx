import Box from '@mui/material/Box';
import { formatCount, isNumberSearch } from 'functions/contract';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchNotice } from '../../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../../domain/search/searchNoticeText.ts';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { InvoiceFilters } from '../../../features/invoices/InvoiceFilters.tsx';
import { InvoiceList } from '../../../features/invoices/InvoiceList.tsx';
import { type InvoiceSearch, searchQuery } from '../../../features/invoices/invoiceSearch.ts';
import { hasFilters } from '../../../features/invoices/invoiceTexts.ts';
import { useInvoiceFilters } from '../../../features/invoices/useInvoiceFilters.ts';
import { useInvoiceCount, useInvoiceSearch } from '../../../features/invoices/useInvoices.ts';
import { useInvoiceDownload } from '../../../features/payments/data/useInvoiceDownload.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';

const title = 'Invoices';
const everything: InvoiceSearch = { kind: '', words: '', from: '', to: '' };

const heading = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 1.5,
  mb: 2,
};

interface FoundProps {
  list: ReturnType<typeof useInvoiceSearch>;
  search: InvoiceSearch;
}

const useFoundCount = ({ list, search }: FoundProps) => {
  const isNarrowed = (search.words !== '' || hasFilters(search)) && !isEmptyPeriod(search);
  const { data: matches } = useInvoiceCount(search, isNarrowed && list.hasNextPage);
  return isNarrowed && !list.isError ? { found: matchCountOf(list, matches) } : undefined;
};

const Heading = ({ list, search }: FoundProps) => {
  const { data: all } = useInvoiceCount(everything);
  const shown = useFoundCount({ list, search });
  return (
    <ListHeading title={title} counted={all && `${title} (${formatCount(all.count)})`}>
      {shown && <MatchCount found={shown.found} noun="document" />}
    </ListHeading>
  );
};

const FilterNotice = ({ list, search, onClear }: FoundProps & { onClear: () => void }) => {
  const { words } = search;
  const filters = { isFiltered: hasFilters(search), ignoresFilters: isNumberSearch(words) };
  const { data: all } = useInvoiceCount(
    { ...everything, words },
    needsCountOfAll({ words, ...filters }),
  );
  const shown = useFoundCount({ list, search });
  const counts = { found: shown?.found, all };
  return <SearchNotice words={words} {...filters} {...counts} noun="document" onClear={onClear} />;
};

/** The invoices and credit notes of all customers, or those that match the filters in the URL. */
export const InvoicesPage = () => {
  const filters = useInvoiceFilters();
  const { search, period, clear } = filters;
  const isEmpty = isEmptyPeriod(period);
  const list = useInvoiceSearch(search, !isEmpty);
  const { mutate: download } = useInvoiceDownload();
  return (
    <>
      <Box sx={heading}>
        <Heading list={list} search={search} />
        <ExportButton
          table="invoices"
          label="Export invoices"
          search={searchQuery(search)}
          disabled={isEmpty}
        />
      </Box>
      <InvoiceFilters filters={filters} />
      {!isEmpty && (
        <>
          <FilterNotice list={list} search={search} onClear={clear} />
          <InvoiceList list={list} search={search} onDownload={download} />
        </>
      )}
    </>
  );
};
