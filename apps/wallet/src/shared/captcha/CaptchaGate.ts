import { makeAutoObservable, observableRef } from 'mobx';
import type { CaptchaScene } from '@ezwallet/api-client/contract';
import { readRefusal } from '@ezwallet/domain-stores';

/** Whether the server requires a captcha first, or did not accept the ticket of one. */
const wantsCaptcha = (error: unknown): boolean =>
  (readRefusal(error)?.body as { captcha?: unknown; scene?: unknown } | undefined)?.scene !== undefined;

/** A captcha on screen that waits for a solution. */
export interface OpenCaptcha {
  readonly scene: CaptchaScene;
  /** The login name or target that the ticket will be bound to. */
  readonly account: string;
  readonly settle: (ticket: string | null) => void;
}

/** Lets a call through, with a solved captcha where the server requires one. */
export class CaptchaGate {
  current: OpenCaptcha | null = null;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /**
   * Runs a call. Each time the server requires a captcha, shows one and runs the call again with its ticket.
   *
   * @returns the result of the call, or null when the person closed the captcha
   * @throws what the call throws
   */
  async pass<T>(scene: CaptchaScene, account: string, call: (ticket?: string) => Promise<T>): Promise<T | null> {
    let ticket: string | undefined;
    for (;;) {
      try {
        return await call(ticket);
      } catch (error) {
        if (!wantsCaptcha(error)) throw error;
      }
      const solved = await new Promise<string | null>((settle) => this.show({ scene, account, settle }));
      if (solved === null) return null;
      ticket = solved;
    }
  }

  solved(ticket: string): void {
    this.settle(ticket);
  }

  dismiss(): void {
    this.settle(null);
  }

  private show(captcha: OpenCaptcha): void {
    this.settle(null);
    this.current = captcha;
  }

  private settle(ticket: string | null): void {
    const { current } = this;
    this.current = null;
    current?.settle(ticket);
  }
}
