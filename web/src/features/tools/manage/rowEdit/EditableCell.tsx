import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type Tool, type ToolUpdate, toolUpdateSchema } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { type KeyboardEvent, useContext, useRef, useState } from 'react';
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

const Value = styled(ButtonBase)({
  padding: '2px 6px',
  margin: '-2px -6px',
  borderRadius: 4,
  font: 'inherit',
  '&:hover': { textDecoration: 'underline dotted' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)' },
});

const input = {
  width: '100%',
  px: 0.75,
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 0.5,
  font: 'inherit',
  '&.Mui-error': { borderColor: 'error.main' },
  '& input': { p: 0, textAlign: 'right' },
} as const;

const cellIn = (row: Element | null | undefined, field: EditedField): HTMLElement | null =>
  row?.querySelector<HTMLElement>(`[data-edits="${field}"]`) ?? null;

/** The same cell of the row before or after. */
const neighbourOf = (cell: Element, field: EditedField, backwards: boolean): HTMLElement | null => {
  const row = cell.closest('tr');
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
 * A value that is edited in its row: Enter begins and saves, Esc cancels, Tab saves and goes on to the
 * row below.
 */
export const EditableCell = (props: EditableCellProps) => {
  const { tool, field, label, text } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const { save, problem, isBusy, forget } = useSaving(props);
  const cell = useRef<HTMLSpanElement>(null);
  const close = () => {
    forget();
    setTyped(null);
    requestAnimationFrame(() => cellIn(cell.current, field)?.focus());
  };
  const saveTyped = async (next: HTMLElement | null) => {
    if (isBusy || typed === null || !(await save(typed))) return;
    close();
    if (next) requestAnimationFrame(() => next.click());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.key === 'Escape') return close();
    const next =
      event.key === 'Tab' ? neighbourOf(event.currentTarget, field, event.shiftKey) : null;
    void saveTyped(next);
  };
  return (
    <span ref={cell}>
      {typed === null ? (
        <Value
          data-edits={field}
          aria-label={`${label} ${text}, edit`}
          onClick={() => setTyped(String(tool[field]))}
        >
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
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => !isBusy && problem === '' && setTyped(null)}
          onKeyDown={onKeyDown}
        />
      )}
    </span>
  );
};
