import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type Tool, type ToolUpdate, toolUpdateSchema } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { type FocusEvent, type KeyboardEvent, useContext, useRef, useState } from 'react';
import { schemaErrors } from '../../../../lib/forms/schemaErrors.ts';
import { RowEditContext } from './rowEditContext.ts';

/** The fields that can be edited in a row. */
type EditedField = 'price' | 'available';

interface EditableCellProps {
  tool: Tool;
  field: EditedField;
  /** The name of the field for people. */
  label: string;
  /** The value as the list shows it. */
  text: string;
}

/** On a phone, it is large enough to tap, and looks as if it can be changed. */
const Value = styled(ButtonBase)(({ theme }) => ({
  padding: '2px 6px',
  margin: '-2px -6px',
  borderRadius: 4,
  font: 'inherit',
  '&:hover': { textDecoration: 'underline dotted' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -2 },
  [theme.breakpoints.down('md')]: {
    minWidth: 24,
    minHeight: 32,
    padding: 0,
    margin: 0,
    justifyContent: 'flex-start',
    textDecoration: 'underline dotted',
  },
}));

const input = {
  width: { xs: '8em', md: '100%' },
  minHeight: { xs: 32, md: 0 },
  px: 0.75,
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 0.5,
  font: 'inherit',
  // A smaller text would make phones zoom in.
  fontSize: { xs: '1rem', md: 'inherit' },
  '&.Mui-error': { borderColor: 'error.main' },
  '& input': { p: 0, textAlign: 'right' },
} as const;

const cellIn = (row: Element | null | undefined, field: EditedField): HTMLElement | null =>
  row?.querySelector<HTMLElement>(`[data-edits="${field}"]`) ?? null;

/** The same cell of the row before or after, in the table or the list of a phone. */
const neighbourOf = (cell: Element, field: EditedField, backwards: boolean): HTMLElement | null => {
  const row = cell.closest('tr, li');
  return cellIn(backwards ? row?.previousElementSibling : row?.nextElementSibling, field);
};

const changesOf = (
  field: EditedField,
  typed: string,
): { changes: ToolUpdate } | { problem: string } => {
  const [problem = typed.trim() === '' ? 'Enter a number' : undefined] = Object.values(
    schemaErrors(toolUpdateSchema, { [field]: typed }),
  );
  return problem
    ? { problem }
    : { changes: toolUpdateSchema.cast({ [field]: typed }) as ToolUpdate };
};

/** Saves a typed value, and says why it cannot. */
const useSaving = ({ tool, field }: EditableCellProps) => {
  const send = useContext(RowEditContext);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const refuse = (text: string): false => {
    setProblem(text);
    enqueueSnackbar(`${tool.toolName}: ${text}`, { variant: 'error' });
    return false;
  };
  const save = async (typed: string): Promise<boolean> => {
    const read = changesOf(field, typed);
    if ('problem' in read) return refuse(read.problem);
    if (read.changes[field] === tool[field] || !send) return true;
    setBusy(true);
    const { failed } = await send([{ tool, changes: read.changes }]);
    setBusy(false);
    const [failure] = failed;
    return failure ? refuse(failure.reason) : true;
  };
  return { save, problem, isBusy, forget: () => setProblem('') };
};

/**
 * A value that is edited in its row: Enter begins and saves, Tab saves and goes on to the row below,
 * and leaving the field saves. Only Esc discards what was typed; what cannot be saved stays open.
 */
export const EditableCell = (props: EditableCellProps) =>
  useContext(RowEditContext) === null ? props.text : <EditedCell {...props} />;

const EditedCell = (props: EditableCellProps) => {
  const { tool, field, label, text } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const { save, problem, isBusy, forget } = useSaving(props);
  const cell = useRef<HTMLSpanElement>(null);
  // Browsers may report that a field loses the focus when it is removed.
  const isClosed = useRef(true);
  const open = () => {
    isClosed.current = false;
    setTyped(String(tool[field]));
  };
  const close = () => {
    isClosed.current = true;
    forget();
    setTyped(null);
  };
  const focusValue = () => requestAnimationFrame(() => cellIn(cell.current, field)?.focus());
  const saveTyped = async (): Promise<boolean> => {
    if (isBusy || typed === null || !(await save(typed))) return false;
    close();
    return true;
  };
  const saveByKey = async (next: HTMLElement | null) => {
    if (!(await saveTyped())) return;
    focusValue();
    if (next) requestAnimationFrame(() => next.click());
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // The field keeps the focus of a window that another one covers.
    const isLeft = document.activeElement !== currentTarget;
    if (isLeft && !isClosed.current && problem === '') void saveTyped();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.key === 'Escape') {
      close();
      focusValue();
      return;
    }
    const next =
      event.key === 'Tab' ? neighbourOf(event.currentTarget, field, event.shiftKey) : null;
    void saveByKey(next);
  };
  return (
    <span ref={cell}>
      {typed === null ? (
        <Value data-edits={field} aria-label={`${label} ${text}, edit`} onClick={open}>
          {text}
        </Value>
      ) : (
        <InputBase
          autoFocus
          value={typed}
          error={problem !== ''}
          readOnly={isBusy}
          sx={input}
          inputProps={{
            'aria-label': `${label} of ${tool.toolName}`,
            'aria-invalid': problem !== '',
            title: problem,
            inputMode: 'decimal',
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => {
            forget();
            setTyped(target.value);
          }}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      )}
    </span>
  );
};
