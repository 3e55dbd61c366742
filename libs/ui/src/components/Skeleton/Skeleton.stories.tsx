import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';
import { SkeletonRow } from './SkeletonRow.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Holdings: Story = {
  render: () => (
    <SkeletonRegion
      loading
      placeholder={
        <>
          <Skeleton width={180} height={36} />
          <div style={{ height: 16 }} />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent('Loading');
  },
};
export const Bar: Story = { args: { width: 120 } };
