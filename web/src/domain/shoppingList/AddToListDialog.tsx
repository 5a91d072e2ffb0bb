import {
  counted,
  type ListedShoppingList,
  limits,
  type ShoppingLine,
  shoppingListSchema,
} from 'functions/contract';
import { useEffect } from 'react';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { toFormFailure } from '../../lib/forms/toFormFailure.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { LinkNotice } from '../../ui/feedback/LinkNotice.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { showNotice } from '../../ui/feedback/shownNotices.ts';
import { type DialogState, FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import {
  useAddToShoppingList,
  useCreateShoppingList,
  useShoppingLists,
} from './useShoppingLists.ts';

/** The choice of a list that does not exist yet. */
const newList = '';

interface Values {
  listId: string;
  name: string;
}

/** A failure of the lines belongs to no field of the dialog. */
const failureOf = (error: unknown) => {
  const { message, errors } = toFormFailure(error, '');
  const { name, ...others } = errors;
  return { message: Object.values(others)[0] ?? message, errors: name ? { name } : {} };
};

const addedText = (name: string, { added, changed }: { added: number; changed: number }) => {
  const texts = [
    added > 0 && `${counted(added, 'tool')} added to ${name}`,
    changed > 0 && `${counted(changed, 'quantity', 'quantities')} changed in ${name}`,
  ].filter(Boolean);
  return texts.join(', ') || `Already in ${name} with this quantity`;
};

/** Long enough to read it. */
const shownMs = 8_000;

const noticeKey = 'list';

const dismiss = () => showNotice(noticeKey, null);

const ListNotice = ({ text }: { text: string }) => {
  useEffect(() => {
    const timer = setTimeout(dismiss, shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LinkNotice
      text={text}
      label="See the lists"
      to={furtherPaths.shoppingLists}
      onDismiss={dismiss}
    />
  );
};

interface FieldsProps {
  lists: readonly ListedShoppingList[];
  listId: string;
}

const Fields = ({ lists, listId }: FieldsProps) => (
  <>
    {lists.length > 0 && (
      <FormikTextField
        id="list-choice"
        name="listId"
        label="List"
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      >
        {lists.map(({ _id, name, lineCount }) => (
          <option key={_id} value={_id}>
            {`${name} (${counted(lineCount, 'tool')})`}
          </option>
        ))}
        {lists.length < limits.shoppingLists && <option value={newList}>A new list</option>}
      </FormikTextField>
    )}
    {listId === newList && (
      <FormikTextField
        id="list-name"
        name="name"
        label="Name of the new list"
        placeholder="Workshop"
        autoComplete="off"
        sx={{ mt: 1 }}
      />
    )}
  </>
);

interface AddToListDialogProps extends DialogState {
  lines: ShoppingLine[];
}

const LoadedDialog = ({
  lines,
  lists,
  ...dialog
}: AddToListDialogProps & Pick<FieldsProps, 'lists'>) => {
  const create = useCreateShoppingList();
  const add = useAddToShoppingList();
  const send = async ({ listId, name }: Values): Promise<string> => {
    const input = { name: name.trim(), lines };
    if (listId === newList)
      return addedText((await create(input)).name, { added: lines.length, changed: 0 });
    const result = await add({ id: listId, lines });
    return addedText(result.list.name, result);
  };
  return (
    <FormDialog<Values>
      question={
        lines.length === 1
          ? `Add ${lines[0]?.toolName} to a list`
          : `Add ${counted(lines.length, 'tool')} to a list`
      }
      labels={{ confirm: `Add ${counted(lines.length, 'tool')} to the list` }}
      start={{ listId: lists[0]?._id ?? newList, name: '' }}
      errorsOf={({ listId, name }) =>
        listId === newList ? schemaErrors(shoppingListSchema, { name, lines }) : {}
      }
      failureOf={failureOf}
      onSend={send}
      notify={(notice) =>
        showNotice(
          noticeKey,
          <ListNotice text={typeof notice === 'string' ? notice : notice.text} />,
        )
      }
      {...dialog}
    >
      {({ listId }) => <Fields lists={lists} listId={listId} />}
    </FormDialog>
  );
};

/** Asks to which list of the payer tools are added, or for the name of a new one. */
export const AddToListDialog = (props: AddToListDialogProps) => {
  const { data, error, refetch } = useShoppingLists();
  if (data) return <LoadedDialog {...props} lists={data} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return <Spinner label="Loading your lists" />;
};
