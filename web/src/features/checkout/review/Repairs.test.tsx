import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import type { CartProblem, Repair } from './cartProblems.ts';
import { Repairs } from './Repairs.tsx';

const remove: Repair = { kind: 'remove', label: 'Remove' };

const problemOf = (toolId: string, ...labels: string[]): CartProblem => ({
  line: { toolId, toolName: toolId, quantity: 5, unitPrice: 40 } as CartProblem['line'],
  message: 'It has changed',
  repairs: [...labels.map((label) => ({ ...remove, label })), remove],
});

const scarce = problemOf('Saw', 'Take 9');

const repairFirst = async () => {
  const content = (problems: CartProblem[]) => (
    <form>
      <Repairs problems={problems} onRepair={() => {}} />
      <button type="submit">Place order</button>
    </form>
  );
  const { rerender } = render(content([scarce, problemOf('Plane')]));
  await userEvent.click(screen.getByRole('button', { name: 'Take 9: Saw' }));
  return (...problems: CartProblem[]) => rerender(content(problems));
};

const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('The focus after a repair', () => {
  it('is on the next problem, then on the button that places the order', async () => {
    const show = await repairFirst();
    show(problemOf('Plane', 'Accept $41.00'));
    expect(focusedName()).toBe('Accept $41.00: Plane');
    show();
    expect(focusedName()).toBe('Place order');
  });

  it('follows a new price that arrives later, and does not stay on the removal', async () => {
    const show = await repairFirst();
    show(problemOf('Plane'));
    expect(focusedName()).toBe('Remove: Plane');
    show(problemOf('Plane', 'Accept $41.00'));
    expect(focusedName()).toBe('Accept $41.00: Plane');
  });

  it('stays where the buyer has moved it', async () => {
    const show = await repairFirst();
    show(problemOf('Plane'));
    screen.getByRole('button', { name: 'Place order' }).focus();
    show(problemOf('Plane', 'Accept $41.00'));
    expect(focusedName()).toBe('Place order');
  });
});
