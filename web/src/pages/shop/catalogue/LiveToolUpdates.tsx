import type { Tool } from 'functions/contract';
import { Live } from '../../../domain/live/Live.tsx';
import { liveTool } from '../../../domain/live/liveSources.ts';
import { usePublicToolUpdates } from '../../../domain/tool/usePublicTool.ts';
import { SessionProviders } from '../../../features/session/state/SessionProviders.tsx';
import { useSession } from '../../../features/session/state/useSession.ts';
import { PriceAnnouncement } from '../../../features/tools/details/PriceAnnouncement.tsx';

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

const BySession = (props: LiveToolUpdatesProps) =>
  useSession().status === 'signedIn' ? <Updates {...props} /> : null;

/** Keeps the page of a tool up to date while someone is signed in. */
export const LiveToolUpdates = (props: LiveToolUpdatesProps) => (
  <SessionProviders>
    <BySession {...props} />
  </SessionProviders>
);
