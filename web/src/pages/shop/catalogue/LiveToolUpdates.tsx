import type { Tool } from 'functions/contract';
import { Live } from '../../../domain/live/Live.tsx';
import { liveTool } from '../../../domain/live/liveSources.ts';
import { usePublicToolUpdates } from '../../../domain/tool/usePublicTool.ts';
import { PriceAnnouncement } from '../../../features/tools/details/PriceAnnouncement.tsx';
import { useSession } from '../../../lib/session/useSession.ts';

interface LiveToolUpdatesProps {
  tool: Tool;
}

const Updates = ({ tool }: LiveToolUpdatesProps) => {
  const { replace, refresh } = usePublicToolUpdates(tool._id);
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
export const LiveToolUpdates = (props: LiveToolUpdatesProps) =>
  useSession().status === 'signedIn' ? <Updates {...props} /> : null;
