import { vi } from 'vitest';

/** Shows a notification. */
export const toast = vi.fn();
