import { type ComponentType, lazy } from 'react';

/** A component loaded on first use, from a module that exports it by name. */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
