import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChineseText } from './ChineseText.tsx';

it.each([
  ['中国工商银行', 'zh-CN'],
  ['HSBC', ''],
])('marks %s as %o', (name, language) => {
  render(<ChineseText>{name}</ChineseText>);
  expect(screen.getByText<HTMLElement>(name).lang).toBe(language);
});
