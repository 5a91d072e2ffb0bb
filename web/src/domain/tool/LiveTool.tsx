import { Live } from '../live/Live.tsx';
import { liveTool } from '../live/liveSources.ts';
import { useToolUpdates } from './useTools.ts';

/** Keeps a tool on a page up to date for someone who is signed in. */
export const LiveTool = ({ id }: { id: string }) => {
  const { follow, refresh } = useToolUpdates(id);
  return (
    <Live
      source={liveTool(id)}
      onContent={(current) => (current ? follow(current) : refresh())}
      refresh={refresh}
    />
  );
};
