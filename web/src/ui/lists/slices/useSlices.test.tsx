import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage, stubWindow } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { DataList } from '../DataList.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { sliceSize } from './useSlices.ts';

interface Plane {
  _id: string;
}

const planes = (count: number, prefix = 'plane'): Plane[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `${prefix}-${index + 1}` }));

const idOf = ({ _id }: Plane) => _id;
const drawRow = vi.fn(idOf);
const columns = [{ id: 'id', header: 'Name', isName: true, cell: drawRow }];
const compact = (plane: Plane) => ({ lines: [{ text: drawRow(plane) }] as [{ text: string }] });

const Planes = ({ rows }: { rows: Plane[] }) => {
  const selection = useSelection(rows.map(idOf));
  return (
    <>
      <output>{selection.count}</output>
      <DataList
        label="Planes"
        rows={rows}
        columns={columns}
        compact={compact}
        nameOf={idOf}
        selection={selection}
      />
    </>
  );
};

/** Calls a function after each change of the page, until the end of the test. */
const onChanges = (handle: () => void) => {
  const observer = new MutationObserver(handle);
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
};

const rowCount = () => document.querySelectorAll('.row').length;
const undrawn = () => document.querySelector<HTMLElement>('.undrawn');

/** Outside React's test mode, in which `render` returns only when everything is drawn. */
const renderInTasks = (rows: Plane[]) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <MemoryRouter>
      <Planes rows={rows} />
    </MemoryRouter>,
  );
};

const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select plane-/ });
const names = () => boxes().map((box) => box.getAttribute('aria-label')?.slice('Select '.length));

describe.each([true, false])('The rows of a list (wide: %s)', (isWide) => {
  const show = (rows: Plane[]) => {
    stubWindow(isWide);
    drawRow.mockClear();
    return renderPage(<Planes rows={rows} />);
  };

  it('are all drawn, once and in their order', () => {
    const rows = planes(23);
    show(rows);
    expect(names()).toEqual(rows.map(idOf));
    expect(drawRow).toHaveBeenCalledTimes(23);
    expect(document.querySelector('.undrawn')).toBeNull();
  });

  it.each([
    [sliceSize, sliceSize],
    [sliceSize + 1, 0],
  ])('are drawn by the first render if they are one slice (%i of them: %i)', (count, first) => {
    stubWindow(isWide);
    const markup = renderToString(
      <MemoryRouter>
        <Planes rows={planes(count)} />
      </MemoryRouter>,
    );
    expect(markup.match(/Select plane-/g) ?? []).toHaveLength(first);
  });

  it('come in slices, with room for those that follow', async () => {
    stubWindow(isWide);
    const counts: number[] = [];
    const heights: number[] = [];
    onChanges(() => {
      if (!undrawn() && rowCount() === 0) return;
      counts.push(rowCount());
      heights.push(Number.parseFloat(undrawn()?.style.height ?? '0'));
    });
    renderInTasks(planes(23));
    await waitFor(() => expect(boxes()).toHaveLength(23));
    const slices = counts.map((count, index) => count - (counts[index - 1] ?? 0));
    expect(Math.max(...slices)).toBe(sliceSize);
    const [first = 0] = heights;
    const rowHeight = first / 23;
    expect(rowHeight).toBeGreaterThan(30);
    expect(heights).toEqual(counts.map((count) => (23 - count) * rowHeight));
  });

  it('can all be selected before they are drawn', async () => {
    stubWindow(isWide);
    const selectAll = vi.fn(() =>
      screen.getByRole('checkbox', { name: 'Select all shown' }).click(),
    );
    onChanges(() => {
      if (undrawn() && rowCount() > 0 && selectAll.mock.calls.length === 0) selectAll();
    });
    renderInTasks(planes(23));
    await waitFor(() => expect(boxes()).toHaveLength(23));
    expect(selectAll).toHaveBeenCalledOnce();
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('23');
  });

  it('stay with the focus when rows come before and after them', async () => {
    const rows = planes(7);
    const { rerender } = show(rows);
    const box = screen.getByRole('checkbox', { name: 'Select plane-4' });
    box.focus();
    const counts: number[] = [];
    onChanges(() => counts.push(rowCount()));
    rerender(<Planes rows={[...planes(8, 'plane-new'), ...rows, ...planes(20, 'plane-old')]} />);
    expect(boxes()).toHaveLength(35);
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(counts.at(-1)).toBe(35));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(rows.length);
  });

  it('render only the one that is toggled', async () => {
    show(planes(12));
    drawRow.mockClear();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select plane-3' });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    expect(drawRow).not.toHaveBeenCalled();
  });

  it('are drawn in strict mode', () => {
    stubWindow(isWide);
    renderPage(
      <StrictMode>
        <Planes rows={planes(13)} />
      </StrictMode>,
    );
    const list = within(screen.getByRole(isWide ? 'table' : 'list', { name: 'Planes' }));
    expect(list.getAllByRole('checkbox', { name: /^Select plane-/ })).toHaveLength(13);
  });
});
