import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawCodePicture, wrapText } from './drawCodePicture.ts';

const fits = (line: string) => line.length <= 12;

describe('wrapText', () => {
  it.each([
    ['', []],
    ['short', ['short']],
    ['only send USDT over TRC20', ['only send', 'USDT over', 'TRC20']],
    ['anunbreakablewordoflength', ['anunbreakablewordoflength']],
    ['只可轉入USDT，透過其他網絡轉入會遺失', ['只可轉入USDT，透過其', '他網絡轉入會遺失']],
  ])('%j', (text, lines) => {
    expect(wrapText(text, fits)).toEqual(lines);
  });
});

describe('drawCodePicture', () => {
  afterEach(() => vi.unstubAllGlobals());

  const pen = () => ({
    font: '',
    fillStyle: '',
    textAlign: '',
    measureText: (text: string) => ({ width: text.length * 14 }),
    fillRect: vi.fn(),
    fillText: vi.fn(),
    translate: vi.fn(),
    scale: vi.fn(),
    fill: vi.fn(),
  });
  const picture = {
    title: 'USDT',
    subtitle: 'TRC20',
    code: { size: 37, path: 'M4 4h7v1h-7z' },
    lines: ['TXXq NW9V', 'dRU4 5bwo'],
    note: 'Send only USDT over TRC20. Other coins or networks to this address are lost.',
  };

  it('puts every word and the code on a white ground that holds them', () => {
    vi.stubGlobal('Path2D', class {
      readonly path: string;
      constructor(path: string) {
        this.path = path;
      }
    });
    const drawing = pen();
    const canvas = { width: 0, height: 0, getContext: () => drawing };
    drawCodePicture(canvas as unknown as HTMLCanvasElement, picture);
    expect(drawing.fillRect).toHaveBeenCalledWith(0, 0, canvas.width, canvas.height);
    const words = drawing.fillText.mock.calls.map(([text]) => text as string);
    expect(words.slice(0, 4)).toEqual(['USDT', 'TRC20', 'TXXq NW9V', 'dRU4 5bwo']);
    expect(words.slice(4).join(' ')).toBe(picture.note);
    for (const [, , top] of drawing.fillText.mock.calls) expect(top).toBeLessThan(canvas.height);
    expect(drawing.fill.mock.calls[0]?.[0]).toMatchObject({ path: picture.code.path });
    expect(drawing.scale).toHaveBeenCalledWith(520 / 37, 520 / 37);
  });

  it('says when there is nothing to draw with', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(() => drawCodePicture(canvas, picture)).toThrow('draws no pictures');
  });
});
