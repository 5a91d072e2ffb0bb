import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { apiRoutes, type ListedFamily } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { familyList } from '../../../features/families/data/familyList.tsx';
import { NewFamilyButton } from '../../../features/families/NewFamilyButton.tsx';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';
import { familyImportTexts } from '../../../features/tables/familyImport.ts';
import { ImportButton } from '../../../features/tables/imports/ImportButton.tsx';
import { useFamilyImport } from '../../../features/tables/useTables.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';

const DeleteFamilyDialog = lazyComponent(
  () => import('../../../features/families/DeleteFamilyDialog.tsx'),
  'DeleteFamilyDialog',
);

const FamilyActions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <ExportButton {...exportBy(apiRoutes.exportFamilies)} label="Export families" />
    <ImportButton
      call={apiRoutes.importFamilies}
      texts={familyImportTexts}
      onImport={useFamilyImport()}
    />
    <Allowed call={apiRoutes.createFamily}>
      <NewFamilyButton />
    </Allowed>
  </Box>
);

/** The families of tools, which staff edit and delete. */
export const FamiliesPage = () => {
  const { ref, chosen, choose, dialog } = useItemDialog<ListedFamily>();
  const mayDelete = useMay()(apiRoutes.deleteFamily);
  const whenLoaded = useLazyDialog(DeleteFamilyDialog);
  return (
    <div ref={ref}>
      <ListPage<ListedFamily, 'all'>
        kind={familyList}
        actions={() => <FamilyActions />}
        rowProps={{
          ...(mayDelete && {
            actions: (family: ListedFamily) => [
              {
                label: 'Delete',
                icon: mdiDeleteOutline,
                destructive: true,
                run: () => void whenLoaded(() => choose(family)),
              },
            ],
          }),
        }}
      />
      {chosen && <DeleteFamilyDialog key={chosen.visit} family={chosen.item} {...dialog} />}
    </div>
  );
};
