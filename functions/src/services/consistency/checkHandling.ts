import { handledKinds } from '../../contract/index.ts';
import type { HandledDocument } from '../../documents/staff/handling.ts';
import { activeStaff } from '../../store/accounts/accounts.ts';
import { batchesById } from '../../store/reads/queries.ts';
import { handled } from '../assignments/handledKinds.ts';

/** How many accounts Firebase Auth looks up at a time. */
const lookedUp = 100;

const peopleOf = ({ staff }: HandledDocument): string[] =>
  staff ? [...(staff.assignee ? [staff.assignee.uid] : []), ...staff.followers] : [];

const problemsOf = (name: string, { staff }: HandledDocument, people: Set<string>): string[] => {
  if (!staff) return [];
  const { assignee, followers, newsFor } = staff;
  const found: [is: boolean, problem: string][] = [
    [
      assignee !== null && !people.has(assignee.uid),
      'is assigned to someone who is not of the staff',
    ],
    [followers.some((uid) => !people.has(uid)), 'is followed by someone who is not of the staff'],
    [new Set(followers).size < followers.length, 'is followed twice by someone'],
    [
      newsFor.some((uid) => !followers.includes(uid)),
      'has news for someone who does not follow it',
    ],
  ];
  return found.filter(([is]) => is).map(([, problem]) => `${name} ${problem}`);
};

const staffAmong = async (uids: readonly string[]): Promise<Set<string>> => {
  const slices = Array.from({ length: Math.ceil(uids.length / lookedUp) }, (_, at) =>
    uids.slice(at * lookedUp, (at + 1) * lookedUp),
  );
  const found = await Promise.all(slices.map((slice) => activeStaff(slice)));
  return new Set(found.flat().map(({ uid }) => uid));
};

/**
 * Checks that orders, quotes, returns and inquiries are assigned to and followed by people of the
 * staff alone. Can run while staff assign some. Costs a read for each of these documents.
 */
export const checkHandling = async (): Promise<string[]> => {
  const problems: string[] = [];
  for (const kind of handledKinds) {
    const { collection } = handled[kind];
    for await (const batch of batchesById(collection.select('staff'))) {
      const uids = [...new Set(batch.flatMap(({ content }) => peopleOf(content)))];
      const people = await staffAmong(uids);
      problems.push(
        ...batch.flatMap(({ id, content }) => problemsOf(`${kind} ${id}`, content, people)),
      );
    }
  }
  return problems;
};
