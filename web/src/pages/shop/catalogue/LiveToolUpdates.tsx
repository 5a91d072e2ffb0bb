import Box from '@mui/material/Box';
import { formatMoney, type Tool } from 'functions/contract';
import { useState } from 'react';
import { Live } from '../../../domain/live/Live.tsx';
import { liveTool } from '../../../domain/live/liveSources.ts';
import { useShownToolUpdates } from '../../../domain/tool/useShownTool.ts';
import { usePayer, visitor } from '../../../lib/session/payer.ts';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';

/** Tells screen readers the price when it changes while the page is open. */
const PriceAnnouncement = ({ tool: { price } }: { tool: Tool }) => {
  const [announced, setAnnounced] = useState({ price, text: '' });
  if (announced.price !== price) {
    setAnnounced({ price, text: `The price is now ${formatMoney(price)} a piece.` });
  }
  return (
    <Box role="status" sx={visuallyHidden}>
      {announced.text}
    </Box>
  );
};

interface LiveToolUpdatesProps {
  tool: Tool;
}

const Updates = ({ tool, payer }: LiveToolUpdatesProps & { payer: string }) => {
  const { replace, refresh } = useShownToolUpdates(tool._id, payer);
  return (
    <>
      <PriceAnnouncement tool={tool} />
      <Live
        source={liveTool(tool._id)}
        onContent={(current) => (current ? replace(current) : void refresh())}
        refresh={() => void refresh()}
      />
    </>
  );
};

/** Keeps the page of a tool up to date while someone is signed in. */
export const LiveToolUpdates = (props: LiveToolUpdatesProps) => {
  const payer = usePayer() ?? visitor;
  return payer === visitor ? null : <Updates {...props} payer={payer} />;
};
