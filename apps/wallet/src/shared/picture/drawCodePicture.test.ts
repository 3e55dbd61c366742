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
    setTransform: vi.fn(),
    beginPath: vi.fn(),
    roundRect: vi.fn(),
    arc: vi.fn(),
    clip: vi.fn(),
    drawImage: vi.fn(),
  });
  const picture = {
    title: 'USDT',
    subtitle: 'TRC20',
    code: { size: 37, path: 'M4 4h7v1h-7z' },
    lines: ['TXXq NW9V', 'dRU4 5bwo'],
    note: 'Send only USDT on TRC20. If you use another coin or network, your money is lost.',
  };

  it('draws every text and the code on a white background that contains them', () => {
    vi.stubGlobal(
      'Path2D',
      class {
        readonly path: string;
        constructor(path: string) {
          this.path = path;
        }
      },
    );
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

  it('draws the owner in the middle of the code: the picture, or the first letter', () => {
    vi.stubGlobal('Path2D', class {});
    const [letter, face] = [pen(), pen()];
    const portrait = {} as CanvasImageSource;
    const draw = (drawing: object, owner: { name: string; picture: CanvasImageSource | null }) => {
      const canvas = { width: 0, height: 0, getContext: () => drawing } as unknown as HTMLCanvasElement;
      drawCodePicture(canvas, { ...picture, owner });
    };
    draw(letter, { name: ' robin', picture: null });
    draw(face, { name: 'Robin', picture: portrait });
    expect(letter.setTransform).toHaveBeenCalledWith(1, 0, 0, 1, 375, 176 + 260);
    expect(letter.fillText).toHaveBeenLastCalledWith('R', 0, 0);
    expect(letter.drawImage).not.toHaveBeenCalled();
    expect(face.drawImage.mock.calls[0]?.[0]).toBe(portrait);
    expect(face.fillText.mock.calls.map(([text]) => text)).not.toContain('R');
    // The hidden part stays far below the 30 % that the code can correct.
    const [[, , width, height] = []] = letter.roundRect.mock.calls;
    expect((width * height) / 520 ** 2).toBeLessThan(0.05);
  });

  it('throws when the canvas cannot draw', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(() => drawCodePicture(canvas, picture)).toThrow('draws no pictures');
  });
});
