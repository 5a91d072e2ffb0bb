import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { shoppingListSchema } from 'functions/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateShoppingList } from '../../domain/shoppingList/useShoppingLists.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { Icon } from '../../ui/media/Icon.tsx';

const start = { name: '' };

/** Creates a list, and opens its page, where tools are typed, pasted or read from a file. */
export const NewListButton = () => {
  const [isOpen, setOpen] = useState(false);
  const create = useCreateShoppingList();
  const navigate = useNavigate();
  const send = async (values: typeof start) => {
    const { _id, name } = await create(shoppingListSchema.cast({ ...values, lines: [] }));
    void navigate(furtherPaths.shoppingList.href(_id));
    return `${name} created`;
  };
  return (
    <>
      <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => setOpen(true)}>
        New list
      </Button>
      <FormDialog
        question="New list"
        labels={{ confirm: 'Create list', close: 'Close' }}
        start={start}
        errorsOf={(values) => schemaErrors(shoppingListSchema, { ...values, lines: [] })}
        open={isOpen}
        onSend={send}
        onClose={() => setOpen(false)}
      >
        {() => (
          <FormikTextField
            id="new-list-name"
            name="name"
            label="Name"
            placeholder="Workshop"
            autoComplete="off"
            sx={{ mt: 1 }}
          />
        )}
      </FormDialog>
    </>
  );
};
