import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Space.mdx';

const meta = { title: 'Foundations/Space', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Space: StoryObj<typeof meta> = { name: 'Space', render: () => <Page name="Space" text={Text} /> };
