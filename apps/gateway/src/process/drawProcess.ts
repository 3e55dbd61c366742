import type { ProcessDefinition } from './defineProcess.ts';

/** A state diagram in Mermaid. Each arrow names the event, who causes it, and what it does to money. */
export function drawProcess({ moves, states }: ProcessDefinition): string {
  const arrows = moves.flatMap(({ event, from, to, by, effect, starts, ticket }) => {
    const notes = [
      effect === 'keep' ? '' : effect,
      starts ? `starts ${starts}` : '',
      ticket ? 'asks for the payment password' : '',
    ]
      .filter(Boolean)
      .join(', ');
    const label = `${event} (${[by].flat().join(' or ')})${notes ? `: ${notes}` : ''}`;
    return (from.length === 0 ? ['[*]'] : from).map((start) => `  ${start} --> ${to}: ${label.replace(':', ' –')}`);
  });
  const ends = Object.keys(states)
    .filter((state) => !moves.some(({ from }) => from.includes(state)))
    .map((state) => `  ${state} --> [*]`);
  return ['stateDiagram-v2', ...arrows, ...ends].join('\n');
}
