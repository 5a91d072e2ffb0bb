import { foldedText, limits } from '../../contract/index.ts';
import type { StaffViewsDocument } from '../../documents/staff/views.ts';
import { deletedAccounts, staffViews } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { batchesById } from '../../store/reads/queries.ts';

const problemsOf = ({ views, hasShared }: StaffViewsDocument, isDeleted: boolean): string[] => {
  const names = new Set(views.map(({ name }) => foldedText(name)));
  const found: [is: boolean, problem: string][] = [
    [isDeleted, 'belong to a deleted account'],
    [names.size < views.length, 'have the same name twice'],
    [views.length > limits.viewsOfList, `are more than ${limits.viewsOfList}`],
    [hasShared !== views.some(({ shared }) => shared), 'are not found by whether they are shared'],
  ];
  return found.filter(([is]) => is).map(([, problem]) => problem);
};

/**
 * Checks that the saved views of lists keep to their rules, and that no deleted account has any. Can
 * run while staff save some. Costs two reads for each person and list.
 */
export const checkViews = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(staffViews)) {
    const owners = batch.map(({ content }) => deletedAccounts.doc(content.owner));
    const deleted = await readFields(owners, ['email']);
    problems.push(
      ...batch.flatMap(({ id, content }, at) =>
        problemsOf(content, deleted[at]?.email === '').map(
          (problem) => `the views ${id} ${problem}`,
        ),
      ),
    );
  }
  return problems;
};
