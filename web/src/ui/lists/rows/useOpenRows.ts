import { useState } from 'react';

const toggled = (ids: ReadonlySet<string>, id: string) =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);

/** The rows whose details are open. `toggle` stays the same. */
export const useOpenRows = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [toggle] = useState(() => (id: string) => setIds((current) => toggled(current, id)));
  return { has: (id: string) => ids.has(id), toggle };
};
