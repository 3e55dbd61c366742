import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { Person } from './Person.ts';
import { reloading } from './reloading.ts';

/** The phone of another person: a browser context of its own at this gateway, with an IP address of its own. */
export async function openPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  });
  return reloading(await context.newPage());
}

/** A person on a phone of their own, in one of the sandbox's accounts. */
export async function enterAccount(browser: Browser, origin: string, index: number): Promise<Person> {
  const person = new Person(await openPhone(browser, origin));
  await person.enterAs((await person.sandbox.accounts())[index]!);
  return person;
}
