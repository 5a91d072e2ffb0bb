import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import type { SendEdits } from '../bulk/useToolEdits.ts';
import { EditableCell } from './EditableCell.tsx';
import { RowEditContext } from './rowEditContext.ts';

const saw = { ...plane, _id: 'saw', toolName: 'Hand Saw', price: 20 };

const show = () => {
  const onEdit = vi.fn<SendEdits>(async () => ({ done: [], failed: [] }));
  const { user } = renderPage(
    <RowEditContext value={onEdit}>
      <table>
        <tbody>
          {[plane, saw].map((tool) => (
            <tr key={tool._id}>
              <td>
                <EditableCell tool={tool} field="price" label="Price" text={`$${tool.price}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </RowEditContext>,
  );
  return { user, onEdit };
};

const cell = (text: string) => screen.getByRole('button', { name: `Price ${text}, edit` });
const input = ({ toolName }: typeof plane) =>
  screen.queryByRole<HTMLInputElement>('textbox', { name: `Price of ${toolName}` });

describe('A value in its row', () => {
  it('is edited with Enter, saved with Enter, and keeps the focus', async () => {
    const { user, onEdit } = show();
    cell('$64.1').focus();
    await user.keyboard('{Enter}70.5{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(cell('$64.1')));
    expect(onEdit.mock.calls).toEqual([[[{ tool: plane, changes: { price: 70.5 } }]]]);
  });

  it('is left as it was with Escape, and sends nothing if it is the same', async () => {
    const { user, onEdit } = show();
    await user.click(cell('$64.1'));
    await user.keyboard('70{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(cell('$64.1')));
    await user.keyboard('{Enter}{Enter}');
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('is saved with Tab, which goes on to the row below', async () => {
    const { user, onEdit } = show();
    await user.click(cell('$64.1'));
    await user.keyboard('70{Tab}');
    await waitFor(() => expect(document.activeElement).toBe(input(saw)));
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(document.activeElement).toBe(input(plane)));
    expect(onEdit).toHaveBeenCalledTimes(1);
  });

  it('is saved when the field is left, which stays open if that fails', async () => {
    const { user, onEdit } = show();
    await user.click(cell('$64.1'));
    await user.keyboard('-1');
    await user.click(document.body);
    await waitFor(() => expect(input(plane)?.title).toMatch(/Price must be more than 0/));
    expect(onEdit).not.toHaveBeenCalled();
    await user.clear(input(plane) ?? document.body);
    await user.type(input(plane) ?? document.body, '70');
    await user.click(cell('$20'));
    await waitFor(() => expect(input(plane)).toBeNull());
    expect(onEdit.mock.calls).toEqual([[[{ tool: plane, changes: { price: 70 } }]]]);
    expect(document.activeElement).toBe(input(saw));
  });

  it('is not saved when Escape discards it, or when another window covers the field', async () => {
    const { user, onEdit } = show();
    await user.click(cell('$64.1'));
    await user.keyboard('70');
    fireEvent.blur(input(plane) ?? document.body);
    expect(input(plane)?.value).toBe('70');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(cell('$64.1')));
    expect(onEdit).not.toHaveBeenCalled();
  });

  it.each([
    ['', /Enter a number/],
    ['-1', /Price must be more than 0/],
    ['1.2345', /Enter at most two decimals/],
  ])('refuses “%s”, and stays open', async (typed, title) => {
    const { user, onEdit } = show();
    await user.click(cell('$64.1'));
    await user.keyboard('{Backspace}');
    if (typed) await user.keyboard(typed);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(input(plane)?.title).toMatch(title));
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('says why the shop has refused it', async () => {
    const { user, onEdit } = show();
    onEdit.mockResolvedValueOnce({
      done: [],
      failed: [{ tool: plane, reason: 'Changed meanwhile: Price $64.10 → $65.00' }],
    });
    await user.click(cell('$64.1'));
    await user.keyboard('70{Enter}');
    await waitFor(() => expect(input(plane)?.title).toMatch(/Changed meanwhile/));
  });
});
