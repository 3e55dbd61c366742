import { tokens } from '@ezwallet/ui';

type Layer = keyof typeof tokens.zIndex;

const WHAT: Record<Layer, string> = {
  sticky: 'Heads of lists that stay',
  tabbar: 'Tab bar',
  drawer: 'Drawers and sheets',
  dialog: 'Dialogs',
  viewer: 'Pictures in full',
  popup: 'Cards that popped up',
  lock: 'Lock screen',
  toast: 'Toasts',
  loading: 'The toast of a running call',
};

/** The layers of the product, topmost first. */
export function LayerStack() {
  const layers = (Object.keys(tokens.zIndex) as Layer[]).sort((a, b) => tokens.zIndex[b] - tokens.zIndex[a]);
  return (
    <ol className="layers">
      {layers.map((layer, index) => (
        <li key={layer} className="layer" style={{ '--step': layers.length - 1 - index }}>
          <span>{WHAT[layer]}</span>
          <code>
            z-{layer} {tokens.zIndex[layer]}
          </code>
        </li>
      ))}
    </ol>
  );
}
