import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eligibleLines, periodOf } from '../../../domain/returns/eligibleLines.ts';
import type { Eligibility } from '../../../domain/returns/useEligibility.ts';
import { paths } from '../../../lib/router/paths.ts';
import { nora } from '../../../testing/actors.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { deliveredTools, returnLineOf, returnOf } from '../../../testing/returns.ts';
import { AskReturn } from './AskReturn.tsx';

const order = deliveredTools();
const stranger = { uid: 'sam', staff: false, membership: null };

const show = (caller: typeof nora, returns: Eligibility['returns'] = []) => {
  const shop = { returnDays: 30, timeZone: 'UTC' };
  const periodFor: Eligibility['periodFor'] = (kind) => periodOf(kind, shop);
  const linesFor: Eligibility['linesFor'] = (kind) =>
    eligibleLines(order, returns, periodFor(kind));
  return renderPage(
    <AskReturn order={order} caller={caller} eligibility={{ returns, periodFor, linesFor }} />,
  );
};

it('lets staff start a return for the customer, whatever the time', () => {
  show(nora);
  const link = screen.getByRole('link', { name: 'Start a return for the customer' });
  expect(link.getAttribute('href')).toBe(paths.newReturn.href(order.number));
});

it('tells staff that everything is in a return', () => {
  const lines = [
    returnLineOf({ asked: 4 }),
    returnLineOf({ toolId: 'saw', toolName: 'Tenon Saw', asked: 5 }),
  ];
  show(nora, [returnOf({ lines })]);
  screen.getByText('Everything that has arrived is in a return already.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('has nothing for a member who may only look at the order', () => {
  expect(show(stranger).container.textContent).toBe('');
});
