import { contrastPairs, tokens } from '@ezwallet/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Page } from '../parts/Page.tsx';
import Text from './Colour.mdx';

const meta = { title: 'Foundations/Colour', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Colour: StoryObj<typeof meta> = {
  name: 'Colour',
  render: () => <Page name="Colour" text={Text} />,
  play: async ({ canvasElement }) => {
    const measured = () => [...canvasElement.querySelectorAll('[data-verdict]:is(.contrast)')];
    await expect(measured()).toHaveLength(contrastPairs.length * tokens.schemes.length);
    await expect(measured().filter((node) => node.getAttribute('data-verdict') === 'fails')).toEqual([]);
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Closest first' }));
    await expect(measured()[0]).toHaveAttribute('data-verdict', 'never used so');
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'By use' }));
  },
};
