import { apiRoutes } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { returnList, returnQuery } from '../../../features/returns/list/returnList.tsx';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';

/** Everyone's returns and guarantee claims that match the filters in the URL. */
export const AllReturnsPage = () => (
  <ListPage
    kind={returnList}
    actions={(search) => (
      <ExportButton
        {...exportBy(apiRoutes.exportReturns, { query: returnQuery(search) })}
        label="Export returns"
      />
    )}
  />
);
