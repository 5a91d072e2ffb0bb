import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type ChangedToolDocuments,
  type DocumentedTool,
  limits,
  pdfProblemTexts,
  type Tool,
  toolDocumentPath,
} from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, revalidate, send } from '../../testing/api/api.ts';
import { drawnPdf } from '../../testing/documents/pdfFiles.ts';
import { uploadDocument } from '../../testing/documents/toolDocuments.ts';
import { isThere, remove, upload } from '../../testing/pictures/pictures.ts';
import { exportTools, importTable } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);
const pdf = await drawnPdf();
const { token } = admin;

const fields = { kind: 'data-sheet', title: 'Data sheet', language: 'en' } as const;

const add = (toolId: string, documentId: string, further: object = {}) =>
  send('POST', `/tool/${toolId}/documents`, {
    token,
    json: { documentId, ...fields, ...further },
  });

const added = async (toolId: string, further: object = {}) => {
  const id = await uploadDocument(toolId, pdf);
  const changed = await expectStatus<ChangedToolDocuments>(await add(toolId, id, further), 200);
  return { id, changed };
};

const change = (toolId: string, documents: object[], ifMatch?: string) =>
  send('PUT', `/tool/${toolId}/documents`, {
    token,
    json: { documents },
    ...(ifMatch && { headers: { 'If-Match': ifMatch } }),
  });

const readTool = async (toolId: string) => {
  const response = await send('GET', `/tool/${toolId}`);
  return { tag: response.headers.get('etag') ?? '', tool: await expectStatus<Tool>(response, 200) };
};

const download = (toolId: string, id: string, options = {}, query = '') =>
  send('GET', `/tool/${toolId}/document/${id}${query}`, options);

describe('An uploaded PDF', () => {
  it('becomes a document of the tool, once', async () => {
    const toolId = await createTool();
    const { id, changed } = await added(toolId);
    const again = await expectStatus(await add(toolId, id), 200);
    expect(again).toEqual(changed);
    const { tool, tag } = await readTool(toolId);
    const document = { id, ...fields, bytes: pdf.length, addedAt: expect.any(String) };
    expect(tool.documents).toEqual([document]);
    expect(tag).toBe(`"${changed.version}"`);
    const [listed] = await expectStatus<Tool[]>(await send('GET', '/tools?limit=1'), 200);
    expect(listed).not.toHaveProperty('documents');
  });

  it.each([
    ['no PDF', pdfProblemTexts['no-pdf'], Buffer.from('a picture')],
    ['incomplete', pdfProblemTexts.incomplete, pdf.subarray(0, -40)],
    [
      'too large',
      pdfProblemTexts['too-large'],
      Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]),
    ],
  ])('is refused and deleted if it is %s', async (_, message, content) => {
    const toolId = await createTool();
    const id = await uploadDocument(toolId, content);
    const problem = await expectProblem(await add(toolId, id), 400, 'validation');
    expect(problem.errors).toEqual({ documentId: message });
    expect(await isThere(toolDocumentPath(toolId, id))).toBe(false);
  });

  it('is refused for a tool that does not exist, without a file, and one too many', async () => {
    const nowhere = randomUUID();
    const stray = await uploadDocument(nowhere, pdf);
    await expectProblem(await add(nowhere, stray), 404, 'tool-not-found');
    await expectProblem(await add('__reserved__', stray), 400, 'validation');
    expect(await isThere(toolDocumentPath(nowhere, stray))).toBe(false);
    const toolId = await createTool();
    await expectProblem(await add(toolId, randomUUID()), 400, 'validation');
    for (let count = 0; count < limits.toolDocuments.count; count += 1) await added(toolId);
    const one = await uploadDocument(toolId, pdf);
    const problem = await expectProblem(await add(toolId, one), 400, 'validation');
    expect(problem.errors).toEqual({ documentId: expect.stringContaining('at most 10') });
    expect(await isThere(toolDocumentPath(toolId, one))).toBe(false);
  });
});

describe('The documents of a tool', () => {
  it('change in title and order, unless someone else has changed them', async () => {
    const toolId = await createTool();
    const first = await added(toolId);
    const second = await added(toolId, { kind: 'manual', title: 'Manual', language: 'de' });
    const edits = [
      { documentId: second.id, kind: 'manual', title: 'Anleitung', language: 'de' },
      { documentId: first.id, ...fields },
    ];
    const stale = await change(toolId, edits, `"${first.changed.version}"`);
    await expectProblem(stale, 412, 'precondition-failed');
    const response = await change(toolId, edits, `"${second.changed.version}"`);
    const { documents } = await expectStatus<ChangedToolDocuments>(response, 200);
    expect(documents.map(({ title }) => title)).toEqual(['Anleitung', 'Data sheet']);
    await expectProblem(await change(toolId, edits.slice(1)), 400, 'validation');
  });

  it('do not make an edit of the tool conflict, nor does it change them', async () => {
    const toolId = await createTool();
    const { tag } = await readTool(toolId);
    const { changed } = await added(toolId);
    const update = (ifMatch: string, toolName: string) =>
      send('PUT', `/tool/${toolId}`, {
        token,
        json: { updatedInfo: { toolName } },
        headers: { 'If-Match': ifMatch },
      });
    await expectStatus(await update(tag, 'Renamed'), 200);
    await expectProblem(await update(`"${changed.version}"`, 'Again'), 412, 'precondition-failed');
    expect((await readTool(toolId)).tool.documents).toHaveLength(1);
    const edits = [{ documentId: changed.documents[0]?.id, ...fields, title: 'Sheet' }];
    await expectStatus(await change(toolId, edits, `"${changed.version}"`), 200);
  });

  it('are deleted with their files, one by one or with the tool', async () => {
    const toolId = await createTool();
    const [first, second] = [await added(toolId), await added(toolId)];
    const remove = () => send('DELETE', `/tool/${toolId}/document/${first.id}`, { token });
    for (const response of [await remove(), await remove()]) {
      const { documents } = await expectStatus<ChangedToolDocuments>(response, 200);
      expect(documents.map(({ id }) => id)).toEqual([second.id]);
    }
    expect(await isThere(toolDocumentPath(toolId, first.id))).toBe(false);
    expect(await isThere(toolDocumentPath(toolId, second.id))).toBe(true);
    await expectStatus(await send('DELETE', `/tool/${toolId}`, { token }), 200);
    expect(await isThere(toolDocumentPath(toolId, second.id))).toBe(false);
  });
});

describe('A document', () => {
  it('is downloaded with a safe name, and revalidated', async () => {
    const toolId = await createTool({ sku: `DOC-${randomUUID().slice(0, 8).toUpperCase()}` });
    const { id } = await added(toolId, { title: 'Größe "A"/<b> 日本' });
    const response = await download(toolId, id);
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
    const { sku } = (await readTool(toolId)).tool;
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('public'),
      vary: expect.stringContaining('Authorization'),
      'content-disposition': `attachment; filename="${sku} Grosse A b __.pdf"; filename*=UTF-8''${encodeURIComponent(`${sku} Größe A b 日本.pdf`)}`,
    });
    expect((await revalidate(`/tool/${toolId}/document/${id}`, response)).status).toBe(304);
  });

  it('of a hidden tool or a draft is only for staff', async () => {
    for (const hidden of [{ imageLink: '', imagePath: '' }, { stage: 'draft' } as const]) {
      const toolId = await createTool(hidden);
      const { id } = await added(toolId);
      await expectProblem(await download(toolId, id), 404, 'tool-not-found');
      const asCustomer = await download(toolId, id, { token: customer.token });
      await expectProblem(asCustomer, 404, 'tool-not-found');
      const listed = { token: customer.token };
      await expectProblem(await download(toolId, id, listed, '?prices=list'), 403, 'forbidden');
      const response = await download(toolId, id, { token }, '?prices=list');
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      await response.arrayBuffer();
    }
  });

  it('is listed with those of other tools, for everyone who sees its tool', async () => {
    const [shown, draft, without] = await Promise.all([
      createTool(),
      createTool({ stage: 'draft' }),
      createTool(),
    ]);
    const [ofShown] = await Promise.all([added(shown), added(draft)]);
    const path = `/documents?tools=${[draft, without, shown, randomUUID()].join(',')}`;
    const answers = [{}, { token: customer.token }].map((options) => send('GET', path, options));
    for (const answer of answers) {
      const listed = await expectStatus<DocumentedTool[]>(await answer, 200);
      expect(listed).toMatchObject([
        { toolId: shown, toolName: `Jack plane ${shown}`, documents: [{ id: ofShown.id }] },
      ]);
    }
    for (const tools of ['', Array.from({ length: 101 }, String).join(',')]) {
      await expectProblem(await send('GET', `/documents?tools=${tools}`), 400, 'validation');
    }
  });

  it('is exported, and an edit of its cell is refused', async () => {
    const toolId = await createTool();
    await added(toolId, { kind: 'manual', title: 'Manual', language: 'de' });
    const file = await exportTools(token, toolId);
    for (const text of ['manual de: Other', '']) {
      const { rejected } = await importTable(token, file.replace('manual de: Manual', text));
      expect(rejected).toMatchObject([{ row: 2, column: 'documents' }]);
    }
    expect((await importTable(token, file)).unchanged).toEqual([2]);
    const byHand = (cell: string) =>
      importTable(token, `_id,minOrder,documents\n${toolId},7,${cell}\n`);
    expect((await byHand('manual de: Other')).rejected[0]?.message).toContain(
      'not changed by a file',
    );
    expect((await byHand('')).changed).toEqual([2]);
  });

  it('is not found under another tool, unregistered, or without its file', async () => {
    const [toolId, other] = await Promise.all([createTool(), createTool()]);
    const { id } = await added(toolId);
    await expectProblem(await download(other, id), 404, 'document-not-found');
    const unregistered = await uploadDocument(toolId, pdf);
    await expectProblem(await download(toolId, unregistered), 404, 'document-not-found');
    await remove(toolDocumentPath(toolId, id));
    const missing = await download(toolId, id);
    await upload(toolDocumentPath(toolId, id), pdf, 'application/pdf');
    await expectProblem(missing, 404, 'document-not-found');
    expect(missing.headers.get('content-disposition')).toBeNull();
  });
});
