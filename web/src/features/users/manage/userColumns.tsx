import { mdiAlertCircleOutline, mdiCheckDecagramOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Profile } from 'functions/contract';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { PersonAvatar } from '../../../ui/media/PersonAvatar.tsx';
import { UserName } from './UserName.tsx';
import { verifiedText } from './userActions.ts';

const noEmail = 'No e-mail address';

/** Shows by an icon whether the address is verified, for dense lists. */
const VerifiedMark = ({ _id, emailVerified }: Pick<Profile, '_id' | 'emailVerified'>) => {
  const label = verifiedText({ _id, emailVerified });
  return (
    <Box component="span" title={label} sx={{ position: 'relative', display: 'inline-flex' }}>
      <Icon
        path={emailVerified ? mdiCheckDecagramOutline : mdiAlertCircleOutline}
        sx={{ fontSize: 18, color: emailVerified ? 'success.main' : 'text.secondary' }}
      />
      <span style={visuallyHidden}>{label}</span>
    </Box>
  );
};

const Email = ({ user }: { user: Profile }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Ellipsis>{user.email || noEmail}</Ellipsis>
    <VerifiedMark {...user} />
  </Box>
);

const AdminChip = ({ user }: { user: Profile }) =>
  user.role === 'admin' && <StatusChip filled color="primary" label="Admin" />;

const Name = ({ user, me }: { user: Profile; me: string }) => (
  <RowLink to={lazyPaths.customer.href(user._id)}>
    <UserName user={user} isMe={user._id === me} />
  </RowLink>
);

/** The columns of the list of users, as the admin with this uid sees it. */
export const userColumns = (me: string): Column<Profile>[] => [
  { id: 'number', header: 'No.', width: 48, cell: (_user, number) => String(number) },
  {
    id: 'avatar',
    header: 'Avatar',
    width: 64,
    cell: ({ displayName, photoURL }) => (
      <PersonAvatar name={displayName} src={photoURL} size={28} />
    ),
  },
  { id: 'name', header: 'User Name', cell: (user) => <Name user={user} me={me} /> },
  {
    id: 'email',
    header: 'Email Address',
    isName: true,
    cell: (user) => <Email user={user} />,
  },
  { id: 'admin', header: 'Admin', width: 88, cell: (user) => <AdminChip user={user} /> },
];

/** A user on a small screen. */
export const compactUser = (user: Profile, me: string): CompactContent => ({
  picture: <PersonAvatar name={user.displayName} src={user.photoURL} size={40} />,
  lines: [
    { text: <Name user={user} me={me} />, end: <AdminChip user={user} /> },
    { text: user.email || noEmail, end: <VerifiedMark {...user} /> },
  ],
});
