import { describe, expect, it } from 'vitest';
import { importPackages } from '../.storybook/frame/importPackages.ts';
import { keepIcons } from '../.storybook/frame/keepIcons.ts';
import { leaveOut } from '../.storybook/frame/leaveOut.ts';
import { takeReact } from '../.storybook/frame/takeReact.ts';

describe('importPackages', () => {
  const globals = { react: '__REACT__', 'storybook/theming': '__THEMING__', 'storybook/test': '__TEST__' };

  it('imports what code uses of a package, and no other package', () => {
    const code = `var all = __THEMING__, { css, styled: styled2, create } = __THEMING__;
var names = { css: "create" };
export default [...[css], styled2];`;
    const written = importPackages(code, globals);
    expect(written).toContain("import { css, styled as styled2 } from 'storybook/theming';");
    expect(written).not.toMatch(/__THEMING__|import \* as|storybook\/test/);
  });

  it('imports a package as a whole where code uses the whole', () => {
    const written = importPackages('var all = __TEST__, { fn } = __TEST__;\nall.fn();', globals);
    expect(written).toContain("import * as all from 'storybook/test';");
  });

  it('leaves the reads of React, which has no named exports', () => {
    const code = 'var React = __REACT__, { useId } = __REACT__;\nuseId();';
    expect(importPackages(code, globals)).toBe(`import __REACT__ from 'react';\n${code}`);
  });
});

describe('keepIcons', () => {
  const code = `__export(icons_exports, {
  PlayIcon: () => PlayIcon,
  StopIcon: () => StopIcon
});
var icons = {
  play: "PlayIcon",
  stop: "StopIcon"
};`;

  it('leaves the list with the icons of the names', () => {
    const kept = keepIcons(code, ['play']);
    expect(kept).toContain('{PlayIcon: () => PlayIcon}');
    expect(kept).not.toContain('() => StopIcon');
  });

  it('refuses a name without an icon, and code without the list', () => {
    expect(() => keepIcons(code, ['pause'])).toThrow('no icon pause');
    expect(() => keepIcons('  play: "PlayIcon",', ['play'])).toThrow('no list');
  });
});

describe('takeReact', () => {
  const part = (path: string, name: string) =>
    `// ../../node_modules/${path}/index.js\nvar ${name} = __commonJS({});\n`;
  const react = [
    part('react', 'require_react'),
    part('react', 'require_jsx_runtime'),
    part('react-dom', 'require_react_dom'),
    part('react-dom', 'require_client'),
  ];

  it('takes the parts of React and the helpers, and no other package', () => {
    const taken = takeReact(['var help;\n', ...react, part('chai', 'require_chai')].join(''));
    expect(taken).toContain('var help;');
    expect(taken).toContain('export const reactDom = require_react_dom();');
    expect(taken).not.toContain('chai');
  });

  it('refuses a script without one of the parts', () => {
    expect(() => takeReact(react.slice(1).join(''))).toThrow('no require_react');
  });
});

describe('leaveOut', () => {
  it('leaves out plugins, however deep they are, and refuses a name that is not there', async () => {
    const plugins = [[{ name: 'a' }, [{ name: 'b' }]], Promise.resolve({ name: 'c' }), undefined];
    await expect(leaveOut(['b'], plugins)).resolves.toEqual([{ name: 'a' }, { name: 'c' }]);
    await expect(leaveOut(['d'], plugins)).rejects.toThrow('no Vite plugin d');
  });
});
