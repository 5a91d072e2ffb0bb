import { isInApp } from '../router/paths.ts';
import { accountStorage } from './accountStorage.ts';

/** A page of the shop by its name, and what tells it from others. */
export interface RecentTarget {
  to: string;
  title: string;
  detail: string;
}

const storage = accountStorage('recent:');

const key = 'targets';
const maxTargets = 6;

const isTarget = (value: unknown): value is RecentTarget => {
  const { to, title, detail } = (value ?? {}) as Partial<Record<keyof RecentTarget, unknown>>;
  return (
    typeof to === 'string' && isInApp(to) && typeof title === 'string' && typeof detail === 'string'
  );
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text || '[]');
  } catch {
    return [];
  }
};

/** What an account has opened last with the finder, last first. */
export const recentTargets = (uid: string): RecentTarget[] => {
  const stored = parse(storage.read(uid, key));
  return Array.isArray(stored) ? stored.filter(isTarget).slice(0, maxTargets) : [];
};

/** Remembers what was opened last. */
export const rememberTarget = (uid: string, { to, title, detail }: RecentTarget): void => {
  const others = recentTargets(uid).filter((other) => other.to !== to);
  const targets = [{ to, title, detail }, ...others].slice(0, maxTargets);
  storage.write(uid, key, JSON.stringify(targets));
};

/** Forgets what all accounts but one have opened; null for none. */
export const removeRecentTargets = storage.removeOthers;
