import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  apiRoutes,
  counted,
  type ExplainedPrice,
  formatCents,
  limits,
  readPieces,
  type Tool,
} from 'functions/contract';
import { useState } from 'react';
import { ToolSearch } from '../../../../domain/search/ToolSearch.tsx';
import { callApi } from '../../../../lib/api/api.ts';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { priceKeys } from '../data/priceKeys.ts';
import { Candidates } from './Candidates.tsx';
import { reasonText } from './candidateTexts.ts';

/** Whose price of which quantity to explain. */
interface PriceQuestion {
  toolId: string;
  payer: string;
  quantity: number;
}

/** The price of a tool for a payer, and every candidate for it. */
const useExplainedPrice = ({ toolId, payer, quantity }: PriceQuestion) =>
  useQuery({
    queryKey: priceKeys.explained({ toolId, payer, quantity }),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.explainPrice, {
        params: { id: toolId },
        query: { payer, quantity },
        signal,
      }),
  });

const Explanation = ({ price, quantity, isVisible, candidates }: ExplainedPrice) => (
  <Stack useFlexGap spacing={2}>
    <Typography>
      <strong>{`${formatCents(price.unitPrice)} each for ${counted(quantity, 'piece')}. `}</strong>
      {reasonText(price)}
    </Typography>
    {!isVisible && (
      <Alert severity="warning">
        This customer does not see the tool: it has no picture, or is in none of the lists that make
        up their assortment.
      </Alert>
    )}
    <Candidates candidates={candidates} />
  </Stack>
);

interface AnswerProps {
  payerId: string;
  toolId: string;
  quantity: number;
}

const Answer = ({ payerId, toolId, quantity }: AnswerProps) => {
  const { data, error, refetch } = useExplainedPrice({ toolId, payer: payerId, quantity });
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={140} aria-label="Loading the price" />;
  return <Explanation {...data} />;
};

const quantityIn = (text: string): number | null => {
  const { value } = readPieces(text);
  return value !== null && value >= 1 && value <= limits.stock.max ? value : null;
};

/** Says which price a customer has for a tool, and why. */
export const PriceCheck = ({ payerId }: { payerId: string }) => {
  const [tool, setTool] = useState<Tool | null>(null);
  const [text, setText] = useState('1');
  const quantity = quantityIn(text);
  return (
    <>
      <ToolSearch label="Which tool? SKU or name" onChoose={setTool} />
      {tool && (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1, mb: 1.5 }}
          >
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {`${tool.toolName} · ${tool.sku}`}
            </Typography>
            <TextField
              size="small"
              label="Pieces"
              value={text}
              error={quantity === null}
              helperText={quantity === null ? 'Enter a number of pieces' : ''}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              sx={{ width: 140 }}
            />
          </Box>
          {quantity !== null && <Answer payerId={payerId} toolId={tool._id} quantity={quantity} />}
        </>
      )}
    </>
  );
};
