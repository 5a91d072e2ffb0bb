import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { DeleteButton, RightButton } from './UserButtons.tsx';
import { UserName } from './UserName.tsx';
import { buttonsOf, type UserViewProps, type ViewedUser } from './userView.ts';
import { VerifiedChip } from './VerifiedChip.tsx';

const columns = ['No.', 'Avatar', 'User Name', 'Email Address', 'Admin', 'Action'];

const Row = ({ number, ...view }: ViewedUser & { number: number }) => {
  const { user, me } = view;
  const buttons = buttonsOf(view);
  const isAdmin = user.role === 'admin';
  return (
    <TableRow hover>
      <TableCell>{number}</TableCell>
      <TableCell>
        <PersonAvatar name={user.displayName} src={user.photoURL} size={44} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        <UserName user={user} isMe={user._id === me} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <div id={buttons.emailId}>{user.email}</div>
        <VerifiedChip {...user} />
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
