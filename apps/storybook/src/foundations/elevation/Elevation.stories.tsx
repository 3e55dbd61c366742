import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Elevation.mdx';

const meta = { title: 'Foundations/Elevation', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Elevation: StoryObj<typeof meta> = {
  name: 'Elevation',
  render: () => <Page name="Elevation" text={Text} />,
};
