import { waitAtMost } from '../../calls/waitAtMost.ts';

/** A member of a group: what it uses while it runs, and how much of a group's limit it takes. */
export interface Gathered {
  documents: readonly string[];
  weight: number;
}

/** The limits of a group. */
export interface GroupLimits {
  members: number;
  weight: number;
  /** After so many milliseconds, a group no longer keeps others from starting. */
  holdMs: number;
}

const isUsed = (used: Pick<ReadonlySet<string>, 'has'>, { documents }: Gathered): boolean =>
  documents.some((document) => used.has(document));

const weightOf = (members: readonly Gathered[]): number =>
  members.reduce((sum, { weight }) => sum + weight, 0);

/** One group of the member and the groups that use its documents; undefined if it is too large. */
const joined = <Member extends Gathered>(
  groups: readonly Member[][],
  member: Member,
  limits: GroupLimits,
): Member[][] | undefined => {
  const own = new Set(member.documents);
  const others = groups.filter((group) => !group.some((one) => isUsed(own, one)));
  const group = [...groups.filter((one) => !others.includes(one)).flat(), member];
  const isTooLarge = group.length > limits.members || weightOf(group) > limits.weight;
  return isTooLarge && group.length > 1 ? undefined : [...others, group];
};

/**
 * The groups that can start, and the members that wait: for documents in use, for members before
 * them that wait for the same, or because their group is full.
 */
export const groupsOf = <Member extends Gathered>(
  waiting: readonly Member[],
  inUse: Pick<ReadonlySet<string>, 'has'>,
  limits: GroupLimits,
): { groups: Member[][]; waiting: Member[] } => {
  const awaited = new Set<string>();
  let groups: Member[][] = [];
  const rest: Member[] = [];
  for (const member of waiting) {
    const isBlocked = isUsed(inUse, member) || isUsed(awaited, member);
    const next = isBlocked ? undefined : joined(groups, member, limits);
    if (next) groups = next;
    else {
      rest.push(member);
      for (const document of member.documents) awaited.add(document);
    }
  }
  return { groups, waiting: rest };
};

/** The documents in use, each as often as it is used. */
const countUses = () => {
  const uses = new Map<string, number>();
  return {
    has: (document: string): boolean => uses.has(document),
    change: (documents: ReadonlySet<string>, by: 1 | -1): void => {
      for (const document of documents) {
        const count = (uses.get(document) ?? 0) + by;
        if (count > 0) uses.set(document, count);
        else uses.delete(document);
      }
    },
  };
};

/**
 * Runs members in groups: one whose documents nobody uses starts immediately, alone. The others
 * wait, and those for the same documents start together when these are free again. `run` gets how
 * long it may wait for other work on the documents: not at all if a group has held them for too
 * long. It never throws, and returns the members that it has left for the next group.
 */
export const gatherGroups = <Member extends Gathered>(
  run: (members: Member[], waitMs: number) => Promise<readonly Member[]>,
  limits: GroupLimits,
): ((member: Member) => void) => {
  const [inUse, stuck] = [countUses(), countUses()];
  let waiting: Member[] = [];

  const startGroup = async (members: Member[]): Promise<void> => {
    const documents = new Set(members.flatMap((member) => member.documents));
    const isFree = !members.some((member) => isUsed(stuck, member));
    inUse.change(documents, 1);
    const left = run(members, isFree ? limits.holdMs : 0);
    const hasEnded = await waitAtMost(limits.holdMs, left);
    inUse.change(documents, -1);
    if (!hasEnded) {
      stuck.change(documents, 1);
      startGroups();
      await left;
      stuck.change(documents, -1);
    }
    waiting = [...(await left), ...waiting];
    startGroups();
  };

  const startGroups = (): void => {
    const next = groupsOf(waiting, inUse, limits);
    waiting = next.waiting;
    for (const group of next.groups) void startGroup(group);
  };

  return (member) => {
    waiting.push(member);
    startGroups();
  };
};
