import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { areaName, permissionAreas, type Role } from 'functions/contract';
import { levelOf } from '../../../domain/staff/areaLevels.ts';
import { capitalized } from '../../../lib/texts/capitalized.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

interface RoleMatrixProps {
  roles: readonly Role[];
  /** Missing for those who may only see roles. */
  onChange?: (role: Role) => void;
  onDelete?: (role: Role) => void;
}

const texts = { none: '–', read: 'See', write: 'Change' };

const firstColumn = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
} as const;

const RoleHead = ({
  role,
  onChange,
  onDelete,
}: Omit<RoleMatrixProps, 'roles'> & { role: Role }) => (
  <TableCell align="center" scope="col" sx={{ minWidth: 120, verticalAlign: 'top' }}>
    <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{role.name}</Box>
    {!role.locked && onChange && (
      <IconButton size="small" aria-label={`Change ${role.name}`} onClick={() => onChange(role)}>
        <Icon path={mdiPencilOutline} />
      </IconButton>
    )}
    {!role.isPreset && onDelete && (
      <IconButton size="small" aria-label={`Delete ${role.name}`} onClick={() => onDelete(role)}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    )}
  </TableCell>
);

/** What each role allows of each area. */
export const RoleMatrix = ({ roles, ...actions }: RoleMatrixProps) => (
  <TableContainer tabIndex={0} role="region" aria-label="Roles">
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell scope="col" sx={{ ...firstColumn, verticalAlign: 'top' }}>
            Area
          </TableCell>
          {roles.map((role) => (
            <RoleHead key={role._id} role={role} {...actions} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {permissionAreas.map((area) => (
          <TableRow key={area}>
            <TableCell component="th" scope="row" sx={firstColumn}>
              {capitalized(areaName(area))}
            </TableCell>
            {roles.map((role) => (
              <TableCell key={role._id} align="center">
                {texts[levelOf(role.permissions, area)]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
