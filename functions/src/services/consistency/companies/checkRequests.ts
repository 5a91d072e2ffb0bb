import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';
import { orderRequests, orders } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { batchesById, type Found } from '../../../store/reads/queries.ts';
import type { DocumentReport } from '../documents/checkDocuments.ts';
import { readRequestedOrder } from '../documents/companySnapshots.ts';
import { requestedFields, requestProblems } from './requestProblems.ts';

// The request may have been decided between the reads, so one snapshot decides.
const problemsNow = async (id: string): Promise<string[]> => {
  const { request, order } = await readRequestedOrder(id);
  return request ? requestProblems({ id, request, order }) : [];
};

const problemsIn = async (batch: readonly Found<OrderRequestDocument>[]): Promise<string[]> => {
  const placed = await readFields(
    batch.map(({ id }) => orders.doc(id)),
    requestedFields,
  );
  const suspicious = batch.filter(
    ({ id, content: request }, index) =>
      requestProblems({ id, request, order: placed[index] }).length > 0,
  );
  const problems: string[] = [];
  for (const { id } of suspicious) problems.push(...(await problemsNow(id)));
  return problems;
};

/**
 * Checks that each approved request became the order under its id and no other request did, and
 * that nobody has approved their own. Can run while the shop sells. Costs two reads for each
 * request.
 */
export const checkRequests = async (): Promise<DocumentReport> => {
  const report: DocumentReport = { count: 0, problems: [] };
  for await (const batch of batchesById(orderRequests)) {
    report.count += batch.length;
    report.problems.push(...(await problemsIn(batch)));
  }
  return report;
};
