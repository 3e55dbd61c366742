import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Start.mdx';

const meta = { title: 'Foundations/Start', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Start: StoryObj<typeof meta> = { name: 'Start', render: () => <Page name="Start" text={Text} /> };
