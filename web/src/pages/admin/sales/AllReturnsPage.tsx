import { ListPage } from '../../../domain/list/ListPage.tsx';
import { exportedReturns, returnList } from '../../../features/returns/list/returnList.tsx';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';

/** Everyone's returns and guarantee claims that match the filters in the URL. */
export const AllReturnsPage = () => (
  <ListPage
    kind={returnList}
    actions={(search) => (
      <ExportButton table="returns" label="Export returns" search={exportedReturns(search)} />
    )}
  />
);
