import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Profile } from 'functions/contract';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { DeleteButton, RightButton } from './UserButtons.tsx';
import { UserName } from './UserName.tsx';
import { reasonToStay, type UserAct } from './userAct.ts';

export interface UserViewProps {
  users: Profile[];
  /** uid of who looks at them. */
  me: string;
  /** How many admins there are; undefined while that is unknown. */
  admins: number | undefined;
  onAct: (act: UserAct, user: Profile) => void;
}

const columns = ['No.', 'Avatar', 'User Name', 'Email Address', 'Admin', 'Action'];

type RowProps = Omit<UserViewProps, 'users'> & { user: Profile; number: number };

const Row = ({ user, number, me, admins, onAct }: RowProps) => {
  const emailId = `email-of-${user._id}`;
  const isAdmin = user.role === 'admin';
  const buttons = {
    reason: reasonToStay(user, me, admins),
    emailId,
    onAct: (act: UserAct) => onAct(act, user),
  };
  return (
    <TableRow hover>
      <TableCell>{number}</TableCell>
      <TableCell>
        <PersonAvatar name={user.displayName} src={user.photoURL} size={44} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        <UserName user={user} isMe={user._id === me} />
      </TableCell>
      <TableCell id={emailId} sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </TableCell>
      <TableCell>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {isAdmin && <Chip size="small" color="primary" label="Admin" />}
          <RightButton isAdmin={isAdmin} {...buttons} />
        </Stack>
      </TableCell>
      <TableCell>
        <DeleteButton {...buttons} />
      </TableCell>
    </TableRow>
  );
};

export const UserTable = ({ users, ...row }: UserViewProps) => (
  <TableContainer component={Paper} variant="outlined">
    <Table>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user, index) => (
          <Row key={user._id} user={user} number={index + 1} {...row} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
