import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { toolDocumentPath } from '../../contract/index.ts';
import { tools } from '../../store/collections/collections.ts';
import { drawnPdf } from '../../testing/documents/pdfFiles.ts';
import { uploadDocument } from '../../testing/documents/toolDocuments.ts';
import { linkTo, remove } from '../../testing/pictures/pictures.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';
import { checkDocuments } from './checkDocuments.ts';

const content = await drawnPdf();
const document = {
  kind: 'data-sheet',
  title: 'Data sheet',
  language: 'en',
  addedAt: new Date(),
} as const;

it('finds documents without their file, or with another one', async () => {
  const toolId = await createTool({ imageLink: linkTo('tools/plane/picture.webp') });
  onTestFinished(() => removeTool(toolId));
  const [fine, other] = [
    await uploadDocument(toolId, content),
    await uploadDocument(toolId, content),
  ];
  const documents = [
    { ...document, id: fine, bytes: content.length },
    { ...document, id: other, bytes: content.length + 1 },
    { ...document, id: randomUUID(), bytes: 1 },
  ];
  const problemsOf = async () =>
    (await checkDocuments()).filter((problem) => problem.includes(toolId));
  await tools.doc(toolId).update({ documents });
  const [, , lost] = documents;
  expect((await problemsOf()).toSorted()).toEqual([
    `the file ${toolDocumentPath(toolId, other)} has not ${content.length + 1} bytes`,
    `tool ${toolId}: there is no file ${toolDocumentPath(toolId, lost?.id ?? '')}`,
  ]);
  await tools.doc(toolId).update({ documents: [] });
  expect(await problemsOf()).toEqual([]);
  await Promise.all([fine, other].map((id) => remove(toolDocumentPath(toolId, id))));
});
