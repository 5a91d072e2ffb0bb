import { screen, waitFor, within } from '@testing-library/react';
import { pdfProblemTexts, type ToolFile } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import type { uploadFile } from '../../../../lib/pictures/uploads.ts';
import { api } from '../../../../testing/fakeApi.ts';
import { plane } from '../../../../testing/fixtures.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { userEvent } from '../../../../testing/userEvent.ts';
import { useToolVersion } from '../requests/useManagedTools.ts';
import { ToolDocumentsPanel } from './ToolDocumentsPanel.tsx';

const mocks = vi.hoisted(() => ({ upload: vi.fn<typeof uploadFile>() }));
vi.mock('../../../../lib/pictures/uploads.ts', () => ({ uploadFile: mocks.upload }));
vi.mock('../requests/toolVersion.ts', () => ({
  readToolVersion: async () => ({ tool: { ...plane, documents: [sheet, manual] }, tag: '"v1"' }),
}));

const documentOf = (id: string, fields: Partial<ToolFile> = {}): ToolFile => ({
  id,
  kind: 'data-sheet',
  title: 'Data sheet',
  language: 'en',
  bytes: 2_048,
  addedAt: '2026-11-29T12:00:00.000Z',
  ...fields,
});
const ids = ['a', 'b'].map((letter) => `01234567-89ab-cdef-0123-45678${letter.repeat(7)}`);
const sheet = documentOf(ids[0] ?? '');
const manual = documentOf(ids[1] ?? '', { kind: 'manual', title: 'Manual', language: 'de' });

const Panel = () => {
  const { data } = useToolVersion(plane._id);
  return data ? <ToolDocumentsPanel version={data} /> : null;
};

const show = async () => {
  renderPage(<Panel />);
  await screen.findByRole('list', { name: 'Documents' });
  return userEvent.setup({ applyAccept: false });
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Documents' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const answer = (...documents: ToolFile[]) => ({
  acknowledged: true as const,
  documents,
  version: 'v2',
});

beforeEach(() => {
  vi.resetAllMocks();
  mocks.upload.mockResolvedValue(undefined);
});

it('adds files one after the other, and says which the shop refuses', async () => {
  const user = await show();
  const safety = documentOf('new', { kind: 'safety', title: 'Safety information', language: 'de' });
  api.addToolDocument.mockResolvedValueOnce(answer(sheet, manual, safety));
  api.addToolDocument.mockRejectedValueOnce(
    new ApiProblem('validation', 400, { errors: { documentId: pdfProblemTexts.script } }),
  );
  const files = [pdf('PLN-1_safety_de.pdf'), pdf('Form 2.pdf'), new File(['a'], 'a.docx')];
  await user.upload(screen.getByLabelText('Add documents'), files);
  const problems = await screen.findByRole('alert');
  await waitFor(() => expect(problems.textContent).toContain('a.docx'));
  expect(problems.textContent).toContain(`Form 2.pdf: ${pdfProblemTexts.script}`);
  expect(problems.textContent).toContain(`a.docx: ${pdfProblemTexts['no-pdf']}`);
  expect(rows().at(-1)).toContain('Safety informationGerman · PDF · 2 KB');
  const sent = api.addToolDocument.mock.calls.map(([{ body }]) => body);
  expect(sent).toMatchObject([
    { kind: 'safety', title: 'Safety information', language: 'de' },
    { kind: 'data-sheet', title: 'Form 2', language: 'en' },
  ]);
  expect(mocks.upload.mock.calls.map(([path]) => path)).toEqual(
    sent.map(({ documentId }) => `tools/${plane._id}/documents/${documentId}`),
  );
});

it('changes the order, a title and deletes, each for the version that it shows', async () => {
  const user = await show();
  api.changeToolDocuments.mockResolvedValueOnce(answer(manual, sheet));
  await user.click(screen.getByRole('button', { name: 'Move Manual up' }));
  await waitFor(() => expect(rows()[0]).toContain('Manual'));
  const renamed = { ...sheet, title: 'Dimensions' };
  api.changeToolDocuments.mockResolvedValueOnce({ ...answer(manual, renamed), version: 'v3' });
  await user.click(screen.getByRole('button', { name: 'Edit Data sheet' }));
  await user.clear(await screen.findByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Dimensions');
  await user.click(screen.getByRole('button', { name: 'Save the document' }));
  await waitFor(() => expect(rows()[1]).toContain('Dimensions'));
  expect(api.changeToolDocuments.mock.calls.map(([{ ifMatch }]) => ifMatch)).toEqual([
    '"v1"',
    '"v2"',
  ]);
  api.deleteToolDocument.mockResolvedValueOnce(answer(renamed));
  await user.click(await screen.findByRole('button', { name: 'Delete Manual' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the document' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(api.deleteToolDocument.mock.calls[0]?.[0].params.documentId).toBe(manual.id);
});

it('shows what someone else has changed meanwhile', async () => {
  const user = await show();
  const details = { tool: { ...plane, documents: [manual] }, version: 'v9' };
  api.changeToolDocuments.mockRejectedValueOnce(
    new ApiProblem('precondition-failed', 412, details),
  );
  await user.click(screen.getByRole('button', { name: 'Move Manual up' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});
