import { ListHeader } from '../../../domain/page/ListHeader.tsx';
import { ReturnFilters } from '../../../features/returns/list/ReturnFilters.tsx';
import { ReturnList } from '../../../features/returns/list/ReturnList.tsx';
import { ReturnSearchNotice } from '../../../features/returns/list/ReturnSearchNotice.tsx';
import { ReturnsHeading } from '../../../features/returns/list/ReturnsHeading.tsx';
import { useReturnFilters } from '../../../features/returns/list/useReturnFilters.ts';
import { useReturnSearch } from '../../../features/returns/list/useReturnSearch.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';

/** Everyone's returns and guarantee claims that match the filters in the URL. */
export const AllReturnsPage = () => {
  const filters = useReturnFilters();
  const { search } = filters;
  const list = useReturnSearch(search);
  return (
    <>
      <ListHeader stacksOnPhone>
        <ReturnsHeading list={list} search={search} />
        <ExportButton
          table="returns"
          label="Export returns"
          search={{ state: search.filter, q: search.words }}
        />
      </ListHeader>
      <ReturnFilters filters={filters} />
      <ReturnSearchNotice list={list} search={search} onClear={() => filters.chooseFilter('all')} />
      <ReturnList list={list} search={search} />
    </>
  );
};
