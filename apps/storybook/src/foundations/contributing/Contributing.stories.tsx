import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Contributing.mdx';

const meta = { title: 'Foundations/Contributing', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Contributing: StoryObj<typeof meta> = {
  name: 'Contributing',
  render: () => <Page name="Contributing" text={Text} />,
};
