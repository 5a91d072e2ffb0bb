import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldArray, type FieldArrayRenderProps, useField } from 'formik';
import type { ReactNode } from 'react';
import { useRowChange } from '../../lib/forms/useRowChange.ts';
import { visuallyHidden } from '../layout/visuallyHidden.ts';
import { Icon } from '../media/Icon.tsx';
import { RowButton } from './RowButton.tsx';

interface EditableRowsProps<Row> {
  /** The name of the list in the form. */
  name: string;
  /** The noun for a row: `price break`. */
  rowName: string;
  /** A new row, and its field that gets the focus; without it, rows come from elsewhere. */
  added?: { blank: Row; firstField: keyof Row & string };
  max: number;
  /** Whether rows can be moved. */
  ordered?: boolean;
  /** The fields of a row, by the name of the row in the form. */
  children: (row: string) => ReactNode;
}

const rowStyles = (ordered: boolean) => ({
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: ordered
    ? { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }
    : 'minmax(0, 1fr) auto',
});

const buttonsStyles = (ordered: boolean) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  height: 56,
  alignItems: 'center',
  ...(ordered && { mt: { xs: -2, sm: 0 } }),
});

/** The changes of the rows, which keep the focus near, and are announced. */
const useRowEditing = <Row,>(
  { name, rowName, added }: EditableRowsProps<Row>,
  { push, remove, swap }: Pick<FieldArrayRenderProps, 'push' | 'remove' | 'swap'>,
  count: number,
) => {
  const { announcement, announce } = useRowChange();
  const noun = (at: number) => `${rowName} ${at + 1}`;
  return {
    announcement,
    noun,
    add: () => {
      if (!added) return;
      push(added.blank);
      announce(`Added ${noun(count)}`, `${name}.${count}.${added.firstField}`);
    },
    remove: (at: number) => {
      remove(at);
      const next = Math.min(at, count - 2);
      announce(`Removed ${noun(at)}`, next < 0 ? `${name}.add` : `${name}.${next}.remove`);
    },
    move: (at: number, by: 1 | -1) => {
      swap(at, at + by);
      announce(
        `Moved to position ${at + by + 1} of ${count}`,
        `${name}.${at + by}.${by > 0 ? 'down' : 'up'}`,
      );
    },
  };
};

const Rows = <Row,>(props: EditableRowsProps<Row> & { change: FieldArrayRenderProps }) => {
  const { name, rowName, max, ordered = false, children, change } = props;
  const [{ value: rows }, { error }] = useField<Row[]>(name);
  const { announcement, noun, add, remove, move } = useRowEditing(props, change, rows.length);
  const isFull = rows.length >= max;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form holds the content of each row
          <Box component="li" key={at} sx={rowStyles(ordered)}>
            {children(`${name}.${at}`)}
            <Box sx={buttonsStyles(ordered)}>
              {ordered && (
                <>
                  <RowButton
                    id={`${name}.${at}.up`}
                    icon={mdiArrowUp}
                    label={`Move ${noun(at)} up`}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                  <RowButton
                    id={`${name}.${at}.down`}
                    icon={mdiArrowDown}
                    label={`Move ${noun(at)} down`}
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, 1)}
                  />
                </>
              )}
              <RowButton
                id={`${name}.${at}.remove`}
                icon={mdiDeleteOutline}
                label={`Remove ${noun(at)}`}
                onClick={() => remove(at)}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
      {props.added && (
        <Button
          id={`${name}.add`}
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          sx={rows.length > 0 ? { mt: 1 } : {}}
          disabled={isFull}
          onClick={add}
        >
          {`Add a ${rowName}`}
        </Button>
      )}
      {isFull && <FormHelperText>{`At most ${max}`}</FormHelperText>}
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </>
  );
};

/** The rows of a list in a Formik form: add, remove and, if they are ordered, move. */
export const EditableRows = <Row,>(props: EditableRowsProps<Row>) => (
  <FieldArray name={props.name}>{(change) => <Rows {...props} change={change} />}</FieldArray>
);
