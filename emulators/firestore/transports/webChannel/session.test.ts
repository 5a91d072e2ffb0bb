import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BackChannel } from './backChannel.ts';
import { Session } from './session.ts';

/** A response that records what is sent. */
class FakeResponse extends EventEmitter {
  readonly written: string[] = [];
  isEnded = false;
  writeHead(): void {}
  flushHeaders(): void {}
  write(text: string): void {
    this.written.push(text);
  }
  end(): void {
    this.isEnded = true;
  }
}

const stream = { receive: vi.fn(), finish: vi.fn(), close: vi.fn() };
const onClosed = vi.fn();

const openSession = () => new Session(() => stream, onClosed);

const attach = (session: Session, { isPolling = false, keepAliveMs = 30_000 } = {}) => {
  const response = new FakeResponse();
  session.attach(
    new BackChannel(response as unknown as ServerResponse, { isPolling, keepAliveMs }, (closed) =>
      session.detach(closed),
    ),
  );
  return response;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  onTestFinished(() => void vi.useRealTimers());
});

describe('Session', () => {
  it('sends all messages of a turn in one chunk', () => {
    const session = openSession();
    const response = attach(session);
    for (const n of [1, 2, 3]) session.send([n]);
    vi.runAllTicks();
    vi.advanceTimersByTime(0);
    expect(response.written).toEqual(['14\n[[1,["noop"]]]', '25\n[[2,[1]],[3,[2]],[4,[3]]]']);
  });

  it('sends a keep-alive when it has sent nothing for 30 s', () => {
    const session = openSession();
    const response = attach(session);
    vi.advanceTimersByTime(29_000);
    session.send(['a']);
    vi.advanceTimersByTime(29_000);
    expect(response.written).toHaveLength(2);
    vi.advanceTimersByTime(61_000);
    expect(response.written.slice(2)).toEqual(['14\n[[3,["noop"]]]', '14\n[[4,["noop"]]]']);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('ends a poll with a keep-alive after its timeout', () => {
    const session = openSession();
    const response = attach(session, { isPolling: true, keepAliveMs: 5000 });
    vi.advanceTimersByTime(4900);
    expect([response.written, response.isEnded]).toEqual([[], false]);
    vi.advanceTimersByTime(200);
    expect([response.written, response.isEnded]).toEqual([['14\n[[1,["noop"]]]'], true]);
  });

  it('is closed when no back-channel comes within a minute', () => {
    const session = openSession();
    const response = attach(session);
    vi.advanceTimersByTime(300_000);
    response.emit('close');
    vi.advanceTimersByTime(59_000);
    const next = attach(session);
    vi.advanceTimersByTime(120_000);
    expect(onClosed).not.toHaveBeenCalled();
    next.emit('close');
    vi.advanceTimersByTime(60_000);
    expect(onClosed).toHaveBeenCalledOnce();
    expect(stream.close).toHaveBeenCalledOnce();
  });

  it('ignores the end of a response that another one replaced', () => {
    const session = openSession();
    const first = attach(session);
    const second = attach(session);
    first.emit('close');
    session.send(['a']);
    vi.advanceTimersByTime(0);
    expect(first.isEnded).toBe(true);
    expect(second.written.at(-1)).toBe('11\n[[3,["a"]]]');
  });

  it.each([
    ['a megabyte', () => [['x'.repeat(1024 * 1024)]]],
    ['a thousand messages', () => Array.from({ length: 1001 }, (_, n) => [n])],
  ])('asks for an acknowledgement after %s', (_, messages) => {
    const session = openSession();
    const response = attach(session);
    for (const message of messages()) session.send(message);
    vi.advanceTimersByTime(0);
    expect(response.isEnded).toBe(true);
    session.acknowledge(session.state[1]);
    const next = attach(session);
    session.send(['next']);
    vi.advanceTimersByTime(0);
    expect(next.written.at(-1)).toContain('["next"]');
    expect(next.isEnded).toBe(false);
  });

  it('is closed when too much waits for its client', () => {
    const session = openSession();
    const send = () => {
      session.send(['x'.repeat(33 * 1024 * 1024)]);
      vi.advanceTimersByTime(0);
    };
    attach(session).emit('close');
    send();
    send();
    expect(onClosed).not.toHaveBeenCalled();
    send();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('keeps the last message for a client that lost it', () => {
    const session = openSession();
    attach(session).emit('close');
    session.sendLast(['close']);
    vi.advanceTimersByTime(0);
    const response = attach(session);
    expect(response.written.join()).toContain('["close"]');
    expect(response.isEnded).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
