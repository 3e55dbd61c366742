import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Content.mdx';

const meta = { title: 'Foundations/Content and tone', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const ContentAndTone: StoryObj<typeof meta> = {
  name: 'Content and tone',
  render: () => <Page name="Content and tone" text={Text} />,
};
