// A page that uses the packed kit without its reset. `compareHosts` copies this file into the consumer.
import '@ezwallet/ui/styles.css';
import * as kit from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';

const none = () => undefined;
const Link = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a href="#x" {...rest}>
    {children}
  </a>
);
const { Amount, Button, Card, Checkbox, CopyField, Details, Divider, Empty, GridNav, Icon, IconButton } = kit;
const { List, ListItem, NavBar, NoticeBar, PasswordField, PinInput, PullToRefresh, QrCode, Radio, RadioGroup } = kit;
const { Result, SearchField, SegmentedControl, Switch, TabBar, Tabs, Tag, TextArea, TextButton, TextField } = kit;

/** Components that show text, each directly in the page, as a host uses one. */
function Kit() {
  return (
    <kit.UiProvider locale="en">
      <kit.UiHost />
      <NavBar title="Wallet" onBack={none} />
      <Button onClick={none}>Send</Button>
      <Button variant="secondary" size={32}>
        Later
      </Button>
      <Button variant="ghost" disabled>
        Never
      </Button>
      <IconButton icon={glyphs.lock} label="Lock" />
      <TextButton render={<Link />}>More</TextButton>
      <TextField label="Name" value="Ada" onChange={none} error="Too short" />
      <PasswordField label="Password" value="secret" onChange={none} autoComplete="off" />
      <SearchField value="x" onChange={none} />
      <TextArea label="Note" value="Text" onChange={none} />
      <PinInput label="Code" value="12" onChange={none} />
      <Checkbox checked onChange={none}>
        Agree
      </Checkbox>
      <Switch checked onChange={none} label="On" />
      <RadioGroup label="Choice" value="a" onChange={none}>
        <Radio value="a">A</Radio>
      </RadioGroup>
      <Card title="Card" meta="meta">
        Content<p className="of-host">A paragraph of the page</p>
      </Card>
      <List>
        <ListItem title="Row" value="12" onClick={none} />
        <ListItem title="Link" render={<Link />} />
      </List>
      <Details items={[{ label: 'Fee', value: '1.00' }]} />
      <GridNav label="Services" items={[]} />
      <NoticeBar render={<Link />}>News</NoticeBar>
      <Empty title="Nothing" />
      <Result status="success" title="Done" />
      <SegmentedControl label="Days" value="7" onChange={none} items={[{ value: '7', label: '7' }]} />
      <Tabs label="Tabs" value="a" onChange={none} items={[{ value: 'a', label: 'A', content: <p>Panel</p> }]} />
      <TabBar items={[]} value="" />
      <Tag>new</Tag>
      <Divider>or</Divider>
      <CopyField label="Address" value="T123" />
      <QrCode value="x" label="Code" size={90} />
      <h2>
        <Amount value="12.50" currency="USDT" /> <Icon glyph={glyphs.lock} />
      </h2>
      {/* It keeps its scroller from bouncing, so it gets one that is not the page. */}
      <div data-ui-scroll="">
        <PullToRefresh onRefresh={none}>
          <p className="of-host">A paragraph of the page</p>
          <Tag>in a page</Tag>
        </PullToRefresh>
      </div>
    </kit.UiProvider>
  );
}

const root = document.getElementById('kit');
if (root) createRoot(root).render(<Kit />);
