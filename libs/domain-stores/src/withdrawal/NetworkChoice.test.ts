import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { NetworkChoice } from './NetworkChoice.ts';

const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

function setUp(...names: string[]) {
  const offered = observable.box<readonly string[]>(names);
  const choice = new NetworkChoice(() => offered.get());
  return { choice, offer: (...others: string[]) => runInAction(() => offered.set(others)) };
}

describe('NetworkChoice', () => {
  it('begins with the first network', () => {
    expect(setUp('TRC20', 'ERC20').choice).toMatchObject({ name: 'TRC20', closed: undefined, detected: false });
    expect(setUp().choice).toMatchObject({ name: undefined, closed: undefined });
  });

  it('follows an address that is typed', () => {
    const { choice } = setUp('TRC20', 'ERC20');
    choice.follow(EVM);
    expect(choice).toMatchObject({ name: 'ERC20', detected: true });
    choice.choose('TRC20');
    expect(choice).toMatchObject({ name: 'TRC20', detected: false });
    choice.follow(TRON);
    expect(choice).toMatchObject({ name: 'TRC20', detected: false });
  });

  it('never replaces a named network that is closed, until the person chooses another one', () => {
    const { choice } = setUp('TRC20', 'ERC20');
    choice.take(EVM, 'BEP20');
    expect(choice).toMatchObject({ name: undefined, closed: 'BEP20', detected: false, strayedFrom: undefined });
    choice.detect(EVM);
    expect(choice.name).toBeUndefined();
    choice.choose('ERC20');
    expect(choice).toMatchObject({ name: 'ERC20', closed: undefined, strayedFrom: 'BEP20' });
  });

  it('stays closed while the person corrects the address, and opens for another one that comes without a network', () => {
    const { choice } = setUp('TRC20', 'ERC20');
    choice.take(EVM, 'BEP20');
    choice.follow(EVM.slice(0, -1));
    expect(choice).toMatchObject({ name: undefined, closed: 'BEP20' });
    choice.take(EVM, '');
    expect(choice).toMatchObject({ name: 'ERC20', detected: true });
  });

  it('asks about the network that came with the address after a change of coin', () => {
    const { choice, offer } = setUp('BEP20');
    choice.take(EVM, 'BEP20');
    expect(choice.name).toBe('BEP20');
    offer('ERC20');
    choice.reconsider(EVM);
    expect(choice).toMatchObject({ name: undefined, closed: 'BEP20' });
    offer('ERC20', 'BEP20');
    expect(choice).toMatchObject({ name: 'BEP20', closed: undefined, strayedFrom: undefined });
  });

  it('keeps what was chosen by hand for an address that comes without a network and fits it', () => {
    const { choice } = setUp('TRC20', 'ERC20', 'BEP20');
    choice.choose('BEP20');
    choice.take(EVM, '');
    expect(choice).toMatchObject({ name: 'BEP20', detected: false, strayedFrom: undefined });
  });

  it('knows a chain under its other name', () => {
    const { choice } = setUp('ERC20');
    choice.take(EVM, 'ETH');
    expect(choice).toMatchObject({ name: 'ERC20', closed: undefined, strayedFrom: undefined });
  });

  it('uses the named network before the networks are known', () => {
    const { choice, offer } = setUp();
    choice.take(EVM, 'BEP20');
    offer('TRC20', 'ERC20');
    choice.detect(EVM);
    expect(choice).toMatchObject({ name: undefined, closed: 'BEP20' });
  });
});
