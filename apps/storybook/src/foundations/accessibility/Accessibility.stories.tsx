import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Accessibility.mdx';

const meta = { title: 'Foundations/Accessibility', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Accessibility: StoryObj<typeof meta> = {
  name: 'Accessibility',
  render: () => <Page name="Accessibility" text={Text} />,
};
