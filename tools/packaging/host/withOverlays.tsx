// A page that is taller than the window and opens each overlay of the packed kit. `scrollBehind` copies this file into the consumer.
import '@ezwallet/ui/styles.css';
import * as kit from '@ezwallet/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const none = () => undefined;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function Page() {
  const [open, setOpen] = useState('');
  const shown = (name: string) => ({ open: open === name, onOpenChange: (next: boolean) => next || setOpen('') });
  const names = ['Dialog', 'Drawer', 'ActionSheet', 'PickerSheet', 'PictureViewer', 'Question', 'Free'];
  return (
    <kit.UiProvider locale="en">
      <kit.UiHost />
      {names.map((name) => (
        <kit.Button
          key={name}
          onClick={() => (name === 'Question' ? void kit.dialog.confirm({ title: name }) : setOpen(name))}
        >
          Open {name}
        </kit.Button>
      ))}
      <kit.Dialog {...shown('Dialog')} title="Dialog" closeIcon>
        Text
      </kit.Dialog>
      <kit.Dialog {...shown('Free')} title="Free" closeIcon lockScroll={false}>
        Text
      </kit.Dialog>
      <kit.Drawer {...shown('Drawer')} title="Drawer">
        Text
      </kit.Drawer>
      <kit.ActionSheet
        open={open === 'ActionSheet'}
        items={[{ value: 'a', label: 'A' }]}
        onAnswer={() => setOpen('')}
      />
      <kit.PickerSheet
        {...shown('PickerSheet')}
        title="PickerSheet"
        items={[{ value: 'a', label: 'A' }]}
        value="a"
        onChange={none}
      />
      <kit.PictureViewer {...shown('PictureViewer')} images={[{ src: PICTURE, alt: 'A picture' }]} />
    </kit.UiProvider>
  );
}

const root = document.getElementById('kit');
if (root) createRoot(root).render(<Page />);
