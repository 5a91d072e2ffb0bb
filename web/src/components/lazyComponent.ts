import { type ComponentType, lazy } from 'react';

/** Already fulfilled: React then renders the component at once, without a fallback. */
const fulfilled = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React accepts any thenable
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>;

/** A lazy component from a named export. After `preload` it renders without a fallback. */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  let loaded: ComponentType<Props> | undefined;
  const read = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Component = lazy(() => (loaded ? fulfilled({ default: loaded }) : read()));
  return Object.assign(Component, { preload: read });
};
