import { Source, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useToolbar } from './useToolbar.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** A sheet or dialog fills its window, so it gets that of a small phone. */
const PHONE_PX = 640;
const LEAST_PX = 80;

interface FramedStoryProps {
  story: Story;
  /** Its component covers the window. */
  covers: boolean;
}

/**
 * A story in a window of its own, where its `play` runs, so that it shows the state that `play` makes, takes no focus from
 * the page, and covers only itself. It loads when it comes near the screen.
 */
export function FramedStory({ story, covers }: FramedStoryProps) {
  const globals = useToolbar();
  const [height, setHeight] = useState(covers ? PHONE_PX : LEAST_PX);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument?.body;
    if (covers || !page) return;
    const sizes = new ResizeObserver(() => setHeight(Math.max(LEAST_PX, page.scrollHeight)));
    sizes.observe(page);
    stop.current = () => sizes.disconnect();
  };
  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return (
    <>
      <iframe
        title={story.name}
        loading="lazy"
        className="framed-story"
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${settings.join(';')}`}
        height={height}
        onLoad={fit}
      />
      <Source of={story.moduleExport} dark={globals.theme !== 'light'} />
    </>
  );
}
