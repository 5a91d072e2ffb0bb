import { useEffect, useState } from 'react';
import { plainKeyOf } from '../../lib/keys/plainKey.ts';
import { anchors } from '../../lib/router/paths.ts';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';

const inMain = <Kind extends HTMLElement>(selector: string): Kind[] => [
  ...document.querySelectorAll<Kind>(`#${anchors.main} ${selector}`),
];

const targetIn = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button, input');

const currentRow = () => document.activeElement?.closest<HTMLElement>('.row') ?? null;

/** Moves the focus by a row, to its link, which screen readers then read. */
const moveBy = (step: number): string => {
  const rows = inMain('.row');
  const row = currentRow();
  const at = row ? rows.indexOf(row) : -1;
  const next = at === -1 ? rows[0] : rows[at + step];
  if (!next)
    return rows.length === 0
      ? 'The list has no rows.'
      : `This is the ${step > 0 ? 'last' : 'first'} row.`;
  targetIn(next)?.focus();
  next.scrollIntoView({ block: 'nearest' });
  return '';
};

const focusSearch = (): string => {
  const [field] = inMain<HTMLInputElement>('[role=search] input');
  field?.focus();
  field?.select();
  return field ? '' : 'This list has no search.';
};

const select = (): string => {
  const row = currentRow();
  if (!row) return 'Go to a row with J or K first.';
  const box = row.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!box) return 'This row cannot be selected.';
  const message = box.checked ? 'No longer selected.' : 'Selected.';
  box.click();
  return message;
};

const actions: Readonly<Record<string, () => string>> = {
  '/': focusSearch,
  j: () => moveBy(1),
  k: () => moveBy(-1),
  x: select,
};

const actionOf = (event: KeyboardEvent) => {
  const key = plainKeyOf(event) ?? '';
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
};

/** Listens to the keys of staff in a list. */
export const LoadedListKeys = () => {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actionOf(event);
      if (!act) return;
      event.preventDefault();
      const said = act();
      // A text that is said once more has to differ.
      setMessage((last) => (last === said && said ? `${said}\u00a0` : said));
    };
    // Before a search in the header, which has the same key.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  return (
    <div role="status" style={visuallyHidden}>
      {message}
    </div>
  );
};
