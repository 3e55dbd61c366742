import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Principles.mdx';

const meta = { title: 'Foundations/Principles', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Principles: StoryObj<typeof meta> = {
  name: 'Principles',
  render: () => <Page name="Principles" text={Text} />,
};
