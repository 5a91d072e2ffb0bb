import Link from '@mui/material/Link';
import { isShown, type Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../lib/router/paths.ts';
import { Ellipsis } from '../../../../ui/lists/rows/Ellipsis.tsx';

/** Says that customers do not see a tool, and leads to where that ends. */
export const HiddenNote = ({ tool }: { tool: Tool }) =>
  !isShown(tool) && (
    <Ellipsis>
      <Link component={RouterLink} to={paths.editTool.href(tool._id)} variant="body2">
        Hidden: add a picture
      </Link>
    </Ellipsis>
  );
