import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Testing.mdx';

const meta = { title: 'Foundations/Testing', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Testing: StoryObj<typeof meta> = { name: 'Testing', render: () => <Page name="Testing" text={Text} /> };
