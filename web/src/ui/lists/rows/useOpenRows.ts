import { useState } from 'react';

const toggled = (ids: ReadonlySet<string>, id: string) =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);

/** The rows whose details are open. */
export const useOpenRows = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id: string) => ids.has(id),
    toggle: (id: string) => setIds((current) => toggled(current, id)),
  };
};
