import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { apiRoutes, apiUrl, type ListedFamily } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { familyList } from '../../../features/families/data/familyList.tsx';
import { NewFamilyButton } from '../../../features/families/NewFamilyButton.tsx';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
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
    <ExportButton url={apiUrl(apiRoutes.exportFamilies)} label="Export families" />
    <ImportButton texts={familyImportTexts} onImport={useFamilyImport()} />
    <NewFamilyButton />
  </Box>
);

/** The families of tools, which staff edit and delete. */
export const FamiliesPage = () => {
  const { ref, chosen, choose, dialog } = useItemDialog<ListedFamily>();
  const whenLoaded = useLazyDialog(DeleteFamilyDialog);
  return (
    <div ref={ref}>
      <ListPage
        kind={familyList}
        actions={() => <FamilyActions />}
        rowProps={{
          actions: (family) => [
            {
              label: 'Delete',
              icon: mdiDeleteOutline,
              destructive: true,
              run: () => void whenLoaded(() => choose(family)),
            },
          ],
        }}
      />
      {chosen && <DeleteFamilyDialog key={chosen.visit} family={chosen.item} {...dialog} />}
    </div>
  );
};
