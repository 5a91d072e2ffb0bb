import { mdiBellCheckOutline, mdiBellOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isDiscontinued, type QuantityRules, type Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { useStockAlert } from './useStockAlert.ts';

interface NotifyMeProps {
  tool: Pick<Tool, '_id' | 'toolName'> & QuantityRules;
  /** `compact` fits into a card or a row: its state is in the button only. */
  variant?: 'full' | 'compact';
}

const texts = {
  full: { request: 'Notify me', withdraw: 'Remove the request' },
  compact: { request: 'Notify me', withdraw: 'Noted' },
};

const nameOf = (text: string, toolName: string, isRequested: boolean) =>
  `${text}: ${toolName}${isRequested && text === texts.compact.withdraw ? '. Remove the request' : ''}`;

const failureOf = (error: Error): string => fieldErrorsOf(error).alerts ?? messageOf(error);

/** Nothing more arrives of a discontinued tool: its page says what replaces it. */
const PageLink = ({ tool, variant }: NotifyMeProps) => (
  <Button
    component={RouterLink}
    to={paths.tool.href(tool._id)}
    variant="outlined"
    fullWidth={variant === 'full'}
    aria-label={`What replaces it: ${tool.toolName}`}
  >
    What replaces it
  </Button>
);

const AlertButton = ({ tool, variant = 'full' }: NotifyMeProps) => {
  const { isRequested, isPending, error, toggle } = useStockAlert(tool._id);
  const text = texts[variant][isRequested ? 'withdraw' : 'request'];
  const isFull = variant === 'full';
  const noted = isRequested && 'We will write to you when this tool is back in stock.';
  return (
    <Box sx={{ position: 'relative' }}>
      <Button
        variant={isRequested ? 'outlined' : 'contained'}
        color="secondary"
        size={isFull ? 'large' : 'medium'}
        fullWidth={isFull}
        loading={isPending}
        loadingPosition="start"
        startIcon={<Icon path={isRequested ? mdiBellCheckOutline : mdiBellOutline} />}
        aria-label={nameOf(text, tool.toolName, isRequested)}
        onClick={toggle}
      >
        {text}
      </Button>
      <Box role="status" sx={isFull ? { mt: 1, minHeight: 24, fontWeight: 600 } : visuallyHidden}>
        {noted}
      </Box>
      {error && (
        <Box role="alert" sx={{ mt: 0.5, color: 'error.main', fontSize: '0.875rem' }}>
          {failureOf(error)}
        </Box>
      )}
    </Box>
  );
};

/** Takes the place of "Buy Now" for a tool that is sold out: notes the request of the customer. */
export const NotifyMe = (props: NotifyMeProps) =>
  isDiscontinued(props.tool) ? <PageLink {...props} /> : <AlertButton {...props} />;
