import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Type.mdx';

const meta = { title: 'Foundations/Type and numbers', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const TypeAndNumbers: StoryObj<typeof meta> = {
  name: 'Type and numbers',
  render: () => <Page name="Type and numbers" text={Text} />,
};
