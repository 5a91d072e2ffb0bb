import { type ComponentType, createElement, lazy } from 'react';

/** Already fulfilled: React then renders the component at once, without a fallback. */
const fulfilled = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React accepts any thenable
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>;

/** Each lets a component whose code could not be loaded try again. */
const failedLoads = new Set<() => void>();

/** Runs once when failed loads are tried again. */
export const retryWithFailedLoads = (retry: () => void): void => {
  failedLoads.add(retry);
};

/**
 * Lets every lazy component whose code could not be loaded try again when it is next rendered.
 * React itself keeps a failure for ever.
 */
export const retryFailedLoads = (): void => {
  const retries = [...failedLoads];
  failedLoads.clear();
  for (const retry of retries) retry();
};

/**
 * A lazy component from the named export of a module with the same name. After `preload` it renders
 * without a fallback.
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  let loaded: ComponentType<Props> | undefined;
  const read = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const readOrRemember = () =>
    read().catch((error) => {
      failedLoads.add(() => {
        current = create();
      });
      throw error;
    });
  const create = () => lazy(() => (loaded ? fulfilled({ default: loaded }) : readOrRemember()));
  let current = create();
  const Component = (props: Props) =>
    createElement(current as unknown as ComponentType<Props>, props);
  return Object.assign(Component, { preload: read, module: name });
};
