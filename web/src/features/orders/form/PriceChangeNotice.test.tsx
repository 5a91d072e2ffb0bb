import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import type { Tool } from 'functions/contract';
import { expect, it } from 'vitest';
import { agreedPlane, plane, shopOf } from '../../../testing/fixtures.ts';
import { PriceChangeNotice } from './PriceChangeNotice.tsx';

/** The plane with an agreed price until a day. */
const agreedUntil = (until: string): Tool => {
  const { agreement } = agreedPlane;
  if (!agreement) throw new Error('The plane has an agreed price');
  const from = agreement.from.map((step) => ({ ...step, until }));
  return { ...agreedPlane, agreement: { ...agreement, from } };
};

const show = (seen: Tool) =>
  render(
    <Formik initialValues={{ quantity: 10 }} onSubmit={() => {}}>
      <PriceChangeNotice seen={seen} tool={plane} shop={shopOf()} />
    </Formik>,
  );

const change = 'While you were here, the price has changed from $50.00 to $64.10 a piece.';

it.each([
  [
    'has ended',
    '2026-01-31',
    `Your price from “Contract 2026” ended on 31 January 2026. ${change}`,
  ],
  ['has not ended', '2999-12-31', change],
])('says why a price has changed whose list %s', (_case, until, text) => {
  show(agreedUntil(until));
  expect(screen.getByRole('status').textContent).toBe(`${text} The total is up to date.`);
});

it('is empty while the price stays the same', () => {
  show(plane);
  expect(screen.queryByText(/price has changed/)).toBeNull();
});
