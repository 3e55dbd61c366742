import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { isPrivate, protectScreens } from './protectScreens.ts';

function open(start: string, screenshotProtection = true) {
  const session = observable({ signedIn: true, user: { ...USER_INFO_EXAMPLE, screenshotProtection } });
  const asked: boolean[] = [];
  let arrive = (_pathname: string) => {};
  protectScreens({
    protect: (on) => {
      asked.push(on);
      return Promise.reject(new Error('An older app cannot.'));
    },
    session,
    start,
    follow: (listener) => (arrive = listener),
  });
  const wish = (on: boolean) => runInAction(() => (session.user = { ...USER_INFO_EXAMPLE, screenshotProtection: on }));
  return {
    asked,
    wish,
    arrive: (path: string) => arrive(path),
    leave: () => runInAction(() => (session.signedIn = false)),
  };
}

describe('a screen', () => {
  it.each(['/', '/security', '/transfer', '/ga/bind', '/order/detail', '/cashier', '/chat', '/nowhere'])(
    '%s is private',
    (path) => expect(isPrivate(path)).toBe(true),
  );

  it.each(['/login', '/register', '/faq', '/notice', '/about', '/paymentQrcode', '/activity/invite'])(
    '%s may be in a picture',
    (path) => expect(isPrivate(path)).toBe(false),
  );
});

describe('the native app', () => {
  it('protects private screens only, from the first one on, until the session ends', () => {
    const { asked, arrive, leave } = open('/transfer');
    expect(asked).toEqual([true]);
    arrive('/security');
    arrive('/paymentQrcode');
    arrive('/faq');
    expect(asked).toEqual([true, false]);
    arrive('/');
    expect(asked).toEqual([true, false, true]);
    leave();
    expect(asked).toEqual([true, false, true, false]);
  });

  it('hears nothing while the member does not want it', () => {
    const { asked, arrive, wish } = open('/', false);
    arrive('/security');
    expect(asked).toEqual([]);
    wish(true);
    wish(false);
    expect(asked).toEqual([true, false]);
  });
});
