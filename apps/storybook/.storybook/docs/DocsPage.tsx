import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { FramedStory } from './FramedStory.tsx';
import { Guide } from './Guide.tsx';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** Whether the component lies over the page, as a sheet does. */
const covers = ({ title, initialArgs }: Story) => title.startsWith('Overlays/') || 'onOpenChange' in initialArgs;

/**
 * The page of a component: what it is, when to use it, one example to change with the controls, all its props, and its
 * other states.
 */
export function DocsPage() {
  const { componentStories } = useContext<DocsContextProps>(DocsContext);
  const [first, ...others] = componentStories();
  if (!first) return null;
  return (
    <>
      <Title />
      <Description />
      <Guide />
      <Canvas of={first.moduleExport} story={{ inline: true }} />
      <Controls of={first.moduleExport} />
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {story.playFunction || covers(story) ? (
            <FramedStory story={story} covers={covers(story)} />
          ) : (
            <Canvas of={story.moduleExport} />
          )}
        </section>
      ))}
    </>
  );
}
