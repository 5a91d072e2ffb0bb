import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  type Persistence,
} from 'firebase/auth';

/**
 * The internals of the SDK's persistences that are changed here. The version of the SDK is exact.
 */
interface SdkPersistence {
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
}

/**
 * A persistence that keeps in memory what the browser does not store: the session then lasts as
 * long as the page. The SDK itself checks its storage only at the start. Later, its error would end
 * a sign-in that has succeeded, or the creation of an account that exists.
 * @see https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/persistence/persistence_user_manager.ts
 */
export const withMemoryFallback = (persistence: Persistence): Persistence => {
  const Sdk = persistence as unknown as new () => SdkPersistence;

  class FallbackPersistence extends Sdk {
    /** The values that could not be stored, and null for each that could not be removed. */
    private readonly unstored = new Map<string, unknown>();

    private async change(key: string, value: unknown, stored: Promise<void>) {
      try {
        await stored;
        this.unstored.delete(key);
      } catch {
        this.unstored.set(key, value);
      }
    }

    override async _set(key: string, value: unknown) {
      await this.change(key, value, super._set(key, value));
    }

    override async _get(key: string) {
      return this.unstored.has(key) ? this.unstored.get(key) : super._get(key);
    }

    override async _remove(key: string) {
      await this.change(key, null, super._remove(key));
    }
  }
  return FallbackPersistence as unknown as Persistence;
};

/** Where a session is stored, the preferred place first. */
export const authPersistence = [indexedDBLocalPersistence, browserLocalPersistence].map(
  withMemoryFallback,
);
