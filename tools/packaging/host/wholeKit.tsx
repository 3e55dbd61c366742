// Every component of the packed kit, on a page whose stylesheets differ. `compareResets` copies this file into the consumer.
import * as kit from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';

const none = () => undefined;
const never = () => new Promise<never>(() => undefined);
const Link = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a href="#x" {...rest}>
    {children}
  </a>
);
const NOON = 1_764_000_000_000;
const prices = Array.from({ length: 12 }, (_, day) => ({
  at: NOON + day * 86_400_000,
  value: String(100 + ((day * 7) % 5)),
}));

function Kit() {
  return (
    <kit.UiProvider locale="en">
      <kit.UiHost />
      <kit.NavBar title="Wallet" onBack={none} />
      <kit.NoticeBar render={<Link />}>News</kit.NoticeBar>
      <kit.Stack gap={8}>
        <kit.Button onClick={none}>Send</kit.Button>
        <kit.Button variant="secondary" size={32}>
          Later
        </kit.Button>
        <kit.Button variant="danger" loading>
          Delete
        </kit.Button>
        <kit.Button variant="ghost" disabled>
          Never
        </kit.Button>
        <kit.IconButton icon={glyphs.lock} label="Lock" />
        <kit.TextButton render={<Link />}>More</kit.TextButton>
        <kit.TextButton>Forgot it?</kit.TextButton>
        <kit.Chip selected>All</kit.Chip>
        <kit.Badge value={3}>
          <kit.Icon glyph={glyphs.bell} />
        </kit.Badge>
      </kit.Stack>
      <kit.TextField label="Name" value="Ada" onChange={none} error="Too short" />
      <kit.TextField label="City" value="" placeholder="Where" onChange={none} description="As on the card" />
      <kit.PasswordField label="Password" value="secret" onChange={none} autoComplete="off" />
      <kit.SearchField value="x" onChange={none} />
      <kit.TextArea label="Note" value="Text" maxLength={40} onChange={none} />
      <kit.DateField label="Born on" value="1990-05-31" onChange={none} />
      <kit.PinInput label="Code" value="12" onChange={none} />
      <kit.CodeField label="SMS code" value="12" onChange={none} timerKey="host" onSend={never} onComplete={none} />
      <kit.AmountField
        label="Amount"
        value="12.5"
        onChange={none}
        decimals={2}
        currency="USDT"
        max="6420.18"
        onMax={none}
      />
      <kit.AmountEntry
        label="Amount"
        value="12"
        onChange={none}
        decimals={2}
        currency="USDT"
        keyboard="keypad"
        unit={<kit.Chip>USDT</kit.Chip>}
      />
      <kit.PhoneField
        label="Phone number"
        value={{ areaCode: '852', number: '91234567' }}
        onChange={none}
        areas={[{ id: 'HK', areaCode: '852', name: 'Hong Kong' }]}
        searchLabel="Search"
      />
      <kit.NumberKeypad onKey={none} onDelete={none} onDone={none} decimal />
      <kit.Checkbox checked onChange={none}>
        Agree
      </kit.Checkbox>
      <kit.Switch checked onChange={none} label="On" />
      <kit.RadioGroup label="Choice" value="a" onChange={none}>
        <kit.Radio value="a">A</kit.Radio>
        <kit.Radio value="b">B</kit.Radio>
      </kit.RadioGroup>
      <kit.Upload label="Proof" max={2} onUpload={never} onChange={none} />
      <kit.FormError>This code is wrong.</kit.FormError>
      <kit.Card title="Card" meta="meta">
        Content
      </kit.Card>
      <kit.List>
        <kit.ListItem title="Row" value="12" onClick={none} />
        <kit.ListItem title="Link" description="More" render={<Link />} />
      </kit.List>
      <kit.Details items={[{ label: 'Fee', value: '1.00' }]} />
      <kit.GridNav label="Services" items={[{ value: 'send', label: 'Send', icon: glyphs.send }]} />
      <kit.Empty title="Nothing" picture={pictures.tray} />
      <kit.Result status="success" title="Done" />
      <kit.SegmentedControl
        label="Days"
        value="7"
        onChange={none}
        items={[
          { value: '7', label: '7' },
          { value: '30', label: '30' },
        ]}
      />
      <kit.Tabs
        label="Tabs"
        value="a"
        onChange={none}
        items={[
          { value: 'a', label: 'A', content: 'Panel' },
          { value: 'b', label: 'B', content: 'Other' },
        ]}
      />
      <kit.Tag>new</kit.Tag>
      <kit.Divider>or</kit.Divider>
      <kit.CopyField label="Address" value="T123" />
      <kit.QrCode value="x" label="Code" size={90} />
      <kit.Amount value="12.50" currency="USDT" size={28} />
      <kit.Change value="128.40" suffix=" (1.01%)" period="today" />
      <kit.Avatar name="Ka Ming" />
      <kit.CoinIcon coin="USDT" />
      <kit.Icon glyph={glyphs.lock} />
      <kit.Countdown until={899_000} now={() => 0} />
      <kit.Progress label="Verification" value={40} description="2 of 5 steps" />
      <kit.Spinner label="Loading" />
      <kit.SkeletonRegion loading={false} placeholder={<kit.SkeletonRow />}>
        <kit.Skeleton />
      </kit.SkeletonRegion>
      <kit.Sparkline values={[4, 3, 5, 5, 4]} labelled />
      <kit.DonutChart
        label="Allocation"
        items={[
          { value: 'usdt', label: 'USDT', amount: '60' },
          { value: 'btc', label: 'BTC', amount: '40' },
        ]}
      />
      <kit.LineAreaChart label="Value" currency="USDT" decimals={2} value={30} items={prices} onChange={none} />
      <kit.CardSwiper label="Offers">
        <kit.TicketCard amount="3%" currency="bonus" title="Bonus" validity="Until 2026/11/24" onUse={none} />
      </kit.CardSwiper>
      <kit.OrderProgress
        current={1}
        items={[
          { value: 'a', label: 'Ordered' },
          { value: 'b', label: 'You pay' },
        ]}
      />
      <kit.TimeRing until={0} span={1000} size={36}>
        <kit.Icon glyph={glyphs.clock} size={16} />
      </kit.TimeRing>
      <kit.Rail
        current={1}
        items={[
          { value: 'a', label: 'Ordered', time: '14:02' },
          { value: 'b', label: 'You pay', description: 'From your own account' },
        ]}
      />
      <kit.BankMark bank="CMB" character="招" />
      <kit.PayMark way="alipay" />
      <kit.SliderCaptcha load={never} verify={never} onTicket={none} onClose={none} />
      <div data-ui-scroll="">
        <kit.PullToRefresh onRefresh={none}>
          <kit.InfiniteList hasMore={false} onMore={never}>
            <kit.Tag>row</kit.Tag>
          </kit.InfiniteList>
        </kit.PullToRefresh>
      </div>
      <div style={{ height: 90 }}>
        <kit.PageTransition pageKey="a" kind="forward">
          <kit.NavBar title="Page" />
        </kit.PageTransition>
      </div>
      <kit.TabBar items={[{ value: 'home', label: 'Home', icon: glyphs.home, render: <Link /> }]} value="home" />
      <kit.PopupStack>
        <kit.PopupCard id="m1" title="Released" description="It is in your balance." onClose={none} />
      </kit.PopupStack>
      <kit.Drawer open onOpenChange={none} title="Sheet">
        Content <kit.Button>Confirm</kit.Button>
      </kit.Drawer>
      <kit.Dialog open onOpenChange={none} title="Delete this address?">
        Text
      </kit.Dialog>
    </kit.UiProvider>
  );
}

const root = document.getElementById('kit');
if (root) createRoot(root).render(<Kit />);
