import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../parts/Page.tsx';
import Text from './Motion.mdx';

const meta = { title: 'Foundations/Motion', parameters: { page: true }, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Motion: StoryObj<typeof meta> = { name: 'Motion', render: () => <Page name="Motion" text={Text} /> };
