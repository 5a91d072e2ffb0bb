import { mdiDeleteOutline } from '@mdi/js';
import type { ListedShoppingList } from 'functions/contract';
import { useState } from 'react';
import { ListPage } from '../../domain/list/ListPage.tsx';
import { DeleteListDialog } from '../../features/shoppingLists/DeleteListDialog.tsx';
import { NewListButton } from '../../features/shoppingLists/NewListButton.tsx';
import { shoppingListIndex } from '../../features/shoppingLists/shoppingListIndex.tsx';

/** The lists of the account, or of the company for which it buys. */
export const ShoppingListsPage = () => {
  const [chosen, setChosen] = useState<ListedShoppingList | null>(null);
  const [isOpen, setOpen] = useState(false);
  const remove = (list: ListedShoppingList) => {
    setChosen(list);
    setOpen(true);
  };
  return (
    <>
      <ListPage
        kind={shoppingListIndex}
        actions={() => <NewListButton />}
        rowProps={{
          actions: (list) => [
            { label: 'Delete', icon: mdiDeleteOutline, destructive: true, run: () => remove(list) },
          ],
        }}
      />
      {chosen && (
        <DeleteListDialog
          list={chosen}
          open={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => setChosen(null)}
        />
      )}
    </>
  );
};
