import type { Tool } from 'functions/contract';
import { Live } from '../../../domain/live/Live.tsx';
import { liveTool } from '../../../domain/live/liveSources.ts';
import { useShownToolUpdates } from '../../../domain/tool/useShownTool.ts';
import { PriceAnnouncement } from '../../../features/tools/details/PriceAnnouncement.tsx';
import { usePayer, visitor } from '../../../lib/session/payer.ts';

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
