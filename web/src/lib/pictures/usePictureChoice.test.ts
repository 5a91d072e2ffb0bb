import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePictureChoice } from './usePictureChoice.ts';

const shrink = vi.hoisted(() => vi.fn<(file: Blob) => Promise<Blob>>());
vi.mock('./shrinkPicture.ts', () => ({ shrinkPicture: shrink }));

const png = (name: string) => new File([name], name, { type: 'image/png' });
const revoke = vi.fn();

beforeEach(() => {
  shrink.mockReset();
  revoke.mockReset();
  let count = 0;
  URL.createObjectURL = () => `blob:${++count}`;
  URL.revokeObjectURL = revoke;
});

const renderChoice = () => renderHook(() => usePictureChoice(512));

describe('usePictureChoice', () => {
  it('shows the resized picture, and revokes its URL when another is chosen', async () => {
    const small = new Blob(['small']);
    shrink.mockResolvedValue(small);
    const { result, unmount } = renderChoice();
    await act(() => result.current.choose(png('one')));
    expect(result.current.chosen).toEqual({ picture: small, url: 'blob:1' });
    await act(() => result.current.choose(png('two')));
    expect(revoke.mock.calls).toEqual([['blob:1']]);
    unmount();
    expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  });

  it('rejects the wrong file type without reading the file', async () => {
    const { result } = renderChoice();
    await act(() => result.current.choose(new File(['x'], 'x.pdf', { type: 'application/pdf' })));
    expect(result.current.problem).toMatch(/PDF document.*PNG or JPEG/);
    expect(shrink).not.toHaveBeenCalled();
  });

  it('shrinks a picture of any size before it checks how large it is', async () => {
    const { result } = renderChoice();
    const large = Object.defineProperty(png('photo'), 'size', { value: 40 * 1024 * 1024 });
    shrink.mockResolvedValue(new Blob(['small']));
    await act(() => result.current.choose(large));
    expect(result.current.chosen?.url).toBe('blob:1');
    shrink.mockResolvedValue(large);
    await act(() => result.current.choose(large));
    expect(result.current.problem).toContain('still has 40 MB of at most 5 MB');
  });

  it('rejects a file that only claims to be a picture', async () => {
    shrink.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
    const { result } = renderChoice();
    await act(() => result.current.choose(png('text')));
    expect(result.current).toMatchObject({ chosen: null });
    expect(result.current.problem).toMatch(/could not be read as a picture/);
  });

  it('shows the last chosen picture, whichever is ready first', async () => {
    const { result } = renderChoice();
    let finishFirst = (_picture: Blob) => {};
    shrink.mockReturnValueOnce(new Promise((resolve) => (finishFirst = resolve)));
    const last = new Blob(['last']);
    shrink.mockResolvedValueOnce(last);
    await act(async () => {
      const first = result.current.choose(png('one'));
      await result.current.choose(png('two'));
      finishFirst(new Blob(['first']));
      await first;
    });
    expect(result.current.chosen?.picture).toBe(last);
  });
});
