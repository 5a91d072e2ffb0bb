import { mdiDeleteOutline } from '@mdi/js';
import type { ListedFamily } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { DeleteFamilyDialog } from '../../../features/families/DeleteFamilyDialog.tsx';
import { familyList } from '../../../features/families/data/familyList.tsx';
import { NewFamilyButton } from '../../../features/families/NewFamilyButton.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';

/** The families of tools, which staff edit and delete. */
export const FamiliesPage = () => {
  const { ref, chosen, choose, dialog } = useItemDialog<ListedFamily>();
  return (
    <div ref={ref}>
      <ListPage
        kind={familyList}
        actions={() => <NewFamilyButton />}
        rowProps={{
          actions: (family) => [
            {
              label: 'Delete',
              icon: mdiDeleteOutline,
              destructive: true,
              run: () => choose(family),
            },
          ],
        }}
      />
      {chosen && <DeleteFamilyDialog key={chosen.visit} family={chosen.item} {...dialog} />}
    </div>
  );
};
