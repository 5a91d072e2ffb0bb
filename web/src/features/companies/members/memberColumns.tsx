import Box from '@mui/material/Box';
import { type ListedMember, type Member, may, roleName } from 'functions/contract';
import { formatDate } from '../../../domain/time/dates.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { budgetText, orderLimitText, spentText } from '../limitTexts.ts';

/** A member as a row of a list. */
export interface MemberRow extends ListedMember {
  _id: string;
}

/** The members as rows. */
export const rowsOf = (members: readonly ListedMember[]): MemberRow[] =>
  members.map((member) => ({ _id: member.uid, ...member }));

/** The name of a member, or the address. */
export const memberName = ({ name, email }: Pick<Member, 'name' | 'email'>): string =>
  name || email;

interface NameProps {
  member: MemberRow;
  /** The uid of the account that looks at the list. */
  me: string;
}

const Name = ({ member, me }: NameProps) => (
  <>
    {memberName(member)}
    {member.uid === me && (
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {' (you)'}
      </Box>
    )}
  </>
);

const Day = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(at)}</time>;

const nameColumn = (me: string): Column<MemberRow> => ({
  id: 'name',
  header: 'Name',
  isName: true,
  cell: (member) => (
    <strong>
      <Name member={member} me={me} />
    </strong>
  ),
});

const roleColumn: Column<MemberRow> = {
  id: 'role',
  header: 'Role',
  width: 120,
  cell: ({ role }) => roleName(role),
};

const limitText = ({ role, orderLimit }: Member): string =>
  may(role, 'order') ? orderLimitText(orderLimit) : '–';

const memberBudgetText = ({ role, budget }: Member): string =>
  may(role, 'order') ? budgetText(budget) : '–';

/** A member who places no orders has limits only for another role. */
const memberSpentText = ({ role, budget, spent }: ListedMember): string =>
  may(role, 'order') && spent !== null ? spentText(spent, budget ?? { period: 'month' }) : '–';

const memberColumns = (me: string): Column<MemberRow>[] => [
  nameColumn(me),
  { id: 'email', header: 'E-mail', cell: ({ email }) => <Ellipsis>{email}</Ellipsis> },
  roleColumn,
  {
    id: 'joined',
    header: 'Joined',
    width: 120,
    from: 'lg',
    cell: ({ joinedAt }) => <Day at={joinedAt} />,
  },
];

const limitColumns = (me: string): Column<MemberRow>[] => [
  nameColumn(me),
  roleColumn,
  { id: 'limit', header: 'Order limit', cell: limitText },
  { id: 'budget', header: 'Budget', cell: memberBudgetText },
  { id: 'spent', header: 'Spent', cell: memberSpentText },
];

const compactMember = (member: MemberRow, me: string): CompactContent => ({
  lines: [
    { text: <Name member={member} me={me} />, end: roleName(member.role) },
    { text: member.email },
  ],
});

const compactLimitTexts = (member: MemberRow): string[] => {
  if (!may(member.role, 'order')) return ['Places no orders'];
  return [
    `Order limit: ${limitText(member)}`,
    `Budget: ${memberBudgetText(member)}`,
    `Spent: ${memberSpentText(member)}`,
  ];
};

const compactLimits = (member: MemberRow, me: string): CompactContent => ({
  lines: [
    { text: <Name member={member} me={me} />, end: roleName(member.role) },
    ...compactLimitTexts(member).map((text) => ({ text, wraps: true })),
  ],
});

/** The rows of the members, as the account with this uid sees them. */
export const memberRows = (me: string) => ({
  columns: memberColumns(me),
  compact: (member: MemberRow) => compactMember(member, me),
  nameOf: memberName,
});

/** The same, with limits instead of addresses and days. */
export const limitRows = (me: string) => ({
  columns: limitColumns(me),
  compact: (member: MemberRow) => compactLimits(member, me),
  nameOf: memberName,
});
