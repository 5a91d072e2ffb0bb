import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  limits,
  type ShoppingLine,
  type ShoppingList,
  shoppingListSchema,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { useSaveShoppingList } from '../../domain/shoppingList/useShoppingLists.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { saveOutcome } from '../../lib/forms/outcomes.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { EditableRows } from '../../ui/inputs/EditableRows.tsx';
import { EditForm } from '../../ui/inputs/forms/EditForm.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { VersionedForm } from '../../ui/inputs/forms/VersionedForm.tsx';
import { ListActions } from './ListActions.tsx';
import { ListRow } from './ListRow.tsx';
import { type ListValues, listFields, numberedLines, withLines } from './listForm.ts';
import { useListTools } from './useListTools.ts';

interface ContentProps {
  values: ListValues;
  isEdited: boolean;
}

const Content = ({ values, isEdited }: ContentProps) => {
  const { lines, name } = values;
  const { data, error, refetch } = useListTools(lines.map(({ toolId }) => toolId));
  return (
    <>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {lines.length > 0 && <ListActions name={name} lines={numberedLines(lines)} listed={data} />}
      <EditForm isEdited={isEdited} submit="Save list">
        <FormikTextField
          id="list-name"
          name="name"
          label="Name"
          autoComplete="off"
          sx={{ mt: 1 }}
        />
        <EditableRows name="lines" rowName="tool" max={limits.shoppingListLines} ordered>
          {(row) => (
            <ListRow name={row} tools={data?.tools} assortment={data?.assortment ?? 'all'} />
          )}
        </EditableRows>
        {lines.length === 0 && (
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>
            The list has no tools yet. Add some below, or with “Add to list” on cards, on the page
            of a tool, in your cart or on an order.
          </Typography>
        )}
      </EditForm>
    </>
  );
};

interface ListEditorProps {
  list: ShoppingList;
  /** The pad for further tools, which go to the function that it gets. */
  pad: (add: (lines: ShoppingLine[]) => void) => ReactNode;
}

/** A list to read, change and order from. Others may change it at the same time. */
export const ListEditor = ({ list, pad }: ListEditorProps) => {
  const save = useSaveShoppingList(list._id);
  return (
    <VersionedForm
      stored={list}
      fields={listFields}
      conflictTitle="Someone else has changed this list"
      onSubmit={(values, { version }) =>
        saveOutcome(save({ ...shoppingListSchema.cast(values), version }), {
          done: ({ name }) => `${name} saved`,
          theirsIn: (details) => ('list' in details ? details.list : undefined),
        })
      }
    >
      {({ values, isEdited, setFieldValue }) => (
        <Box sx={{ maxWidth: 960 }}>
          <Content values={values} isEdited={isEdited} />
          {pad((lines) => void setFieldValue('lines', withLines(values.lines, lines)))}
        </Box>
      )}
    </VersionedForm>
  );
};
