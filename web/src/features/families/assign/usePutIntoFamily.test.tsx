import { screen, waitFor, within } from '@testing-library/react';
import type { Family, ListedFamily } from 'functions/contract';
import { expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { chisels } from '../../../testing/families.ts';
import { bladeWidth, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ActionMenu } from '../../../ui/inputs/ActionMenu.tsx';
import { usePutIntoFamily } from './usePutIntoFamily.tsx';

const { axes: _, sizes: __, text: ___, ...rest } = chisels;
const listed: ListedFamily = { ...rest, axes: ['blade-width'], sizes: 3 };
const saved = { ...listed, text: '', toolIds: [] } as Family;

const Actions = () => {
  const { actionFor, dialog } = usePutIntoFamily();
  return (
    <>
      <ActionMenu actions={[actionFor([plane, { ...plane, _id: 'other' }])]}>More</ActionMenu>
      {dialog}
    </>
  );
};

const open = async () => {
  const page = renderPage(<Actions />, {
    as: { uid: 'admin', admin: true },
    answers: { listFamilies: [listed], listAttributes: [bladeWidth], getFamily: chisels },
  });
  await page.user.click(screen.getByRole('button', { name: 'More' }));
  await page.user.click(screen.getByRole('menuitem', { name: 'Put into a family' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put into a family' }));
  await dialog.findByRole('radio', { name: 'Bevel-Edge Chisel · 3 sizes' });
  return { ...page, dialog };
};

it('adds the selected tools to a family, and says which it refuses', async () => {
  const { user, dialog } = await open();
  api.updateFamily.mockRejectedValueOnce(
    new ApiProblem('validation', 400, {
      errors: { 'toolIds[3]': '“Plane” (PLN-0004) has no value of Blade width' },
    }),
  );
  await user.click(dialog.getByRole('radio', { name: 'Bevel-Edge Chisel · 3 sizes' }));
  await user.click(dialog.getByRole('button', { name: 'Put 2 tools into it' }));
  await dialog.findByText('“Plane” (PLN-0004) has no value of Blade width.');
  api.updateFamily.mockResolvedValue({ acknowledged: true, family: saved });
  await user.click(dialog.getByRole('button', { name: 'Put 2 tools into it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.updateFamily.mock.lastCall?.[0].body).toMatchObject({
    version: 'one',
    axes: ['blade-width'],
    toolIds: ['chisel-6', 'chisel-12', 'chisel-25', 'plane', 'other'],
  });
});

it('makes a new family of them', async () => {
  const { user, dialog } = await open();
  api.createFamily.mockResolvedValue({ acknowledged: true, insertedId: 'new', family: saved });
  await user.type(dialog.getByLabelText('Name'), 'Smoothing Plane');
  await user.selectOptions(dialog.getByLabelText('Sizes differ in'), 'blade-width');
  await user.click(dialog.getByRole('button', { name: 'Put 2 tools into it' }));
  await waitFor(() => expect(api.createFamily).toHaveBeenCalledOnce());
  expect(api.createFamily.mock.lastCall?.[0].body).toMatchObject({
    name: 'Smoothing Plane',
    axes: ['blade-width'],
    toolIds: ['plane', 'other'],
  });
});
