import { describe, expect, it, vi } from 'vitest';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { markMayBeDone } from './failures.ts';
import { type CheckedField, Form, type FormKind } from './Form.ts';

interface Typed {
  readonly name: string;
  readonly code: string;
}

const required = (text: string): CheckedField<string, string> =>
  text.trim() === '' ? { ok: false, issue: 'empty' } : { ok: true, value: text.trim() };

function open(kind: Partial<FormKind<Typed, Typed, string | null, string, string>> = {}) {
  const send = vi.fn<(ready: Typed) => Promise<string | null>>().mockResolvedValue('saved');
  const form = new Form<Typed, Typed, string | null, string, string>({
    values: { name: '', code: '' },
    checks: {
      name: required,
      code: (text, { name }) => (text === name ? { ok: false, issue: 'same' } : required(text)),
    },
    send,
    refusals: { EXPIRED: 'code' },
    words: (fault) => fault,
    explain: ({ code }, field) => (code === 'OFFLINE' ? null : `${code} of ${field ?? 'form'}`),
    ...kind,
  });
  const told = () => [form.errorOf('name'), form.errorOf('code'), form.problem];
  const fill = () => {
    form.set('name', ' Wong ');
    form.set('code', '482913');
  };
  return { form, send, told, fill };
}

describe('Form', () => {
  it('sends every field in its normal form, and keeps what was typed', async () => {
    const { form, send, fill } = open();
    expect(form.ready).toBeUndefined();
    fill();
    expect(form.ready).toEqual({ name: 'Wong', code: '482913' });
    const sending = form.submit();
    expect(form.busy).toBe(true);
    expect([await sending, form.busy, form.values.name]).toEqual([true, false, ' Wong ']);
    expect(send.mock.calls).toEqual([[{ name: 'Wong', code: '482913' }, []]]);
  });

  it('sends once at a time', async () => {
    const { form, send, fill } = open();
    fill();
    expect(await Promise.all([form.submit(), form.submit()])).toEqual([true, false]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tells everything that is wrong at once, and sends nothing', async () => {
    const { form, send, told } = open();
    form.set('code', '4829');
    form.set('name', '4829');
    expect(told()).toEqual([null, null, null]);
    expect(await form.submit()).toBe(false);
    expect(told()).toEqual([null, 'same', null]);
    expect(send).not.toHaveBeenCalled();
  });

  describe('while somebody types', () => {
    it('hides the fault of that field until the next try', async () => {
      const { form, told } = open();
      await form.submit();
      form.set('name', ' ');
      expect(told()).toEqual([null, 'same', null]);
    });

    it('tells it if the form says so', () => {
      const { form, told } = open({ tells: 'always' });
      form.set('name', ' ');
      expect(told()).toEqual(['empty', null, null]);
      form.set('name', 'Wong');
      expect(told()).toEqual([null, null, null]);
    });

    it('tells it after the first try if the form says so, until the form begins again', async () => {
      const { form, told } = open({ tells: 'afterTry' });
      form.set('name', ' ');
      expect(told()).toEqual([null, null, null]);
      await form.submit();
      form.set('name', 'Wong');
      form.set('name', '');
      expect(told()).toEqual(['empty', 'empty', null]);
      form.reset();
      form.set('name', ' ');
      expect(told()).toEqual([null, null, null]);
    });
  });

  describe('refused by the server', () => {
    it('blames no field for a secret that a lost try may have used', async () => {
      const { form, send, told, fill } = open();
      fill();
      send.mockRejectedValue(markMayBeDone(new FakeRefusal('EXPIRED')));
      await form.submit();
      expect(told()).toEqual([null, null, 'EXPIRED of form']);
    });

    it.each([
      ['EXPIRED', undefined, [null, 'EXPIRED of code', null]],
      ['ARGS_INVALID', { fields: ['name', 'other'] }, ['ARGS_INVALID of name', null, null]],
      ['ARGS_INVALID', { fields: ['name', 'code'] }, ['ARGS_INVALID of name', 'ARGS_INVALID of code', null]],
      ['ARGS_INVALID', { fields: ['other'] }, [null, null, 'ARGS_INVALID of form']],
      ['USER_INVALID', undefined, [null, null, 'USER_INVALID of form']],
    ])('tells %s %j where it belongs', async (code, body, places) => {
      const { form, send, told, fill } = open();
      fill();
      send.mockRejectedValueOnce(new FakeRefusal(code, body));
      expect(await form.submit()).toBe(false);
      expect(told()).toEqual(places);
      expect(await form.submit()).toBe(true);
      expect(told()).toEqual([null, null, null]);
    });

    it.each([
      ['EXPIRED', 'name', true],
      ['EXPIRED', 'code', false],
      ['USER_INVALID', 'name', false],
    ] as const)('still tells %s after the %s changes: %s', async (code, field, tells) => {
      const { form, send, told, fill } = open();
      fill();
      send.mockRejectedValueOnce(new FakeRefusal(code));
      await form.submit();
      form.set(field, 'Lee');
      expect(told().some(Boolean)).toBe(tells);
    });

    it('tells nothing where there are no words, and can be sent again', async () => {
      const { form, send, told, fill } = open();
      fill();
      send.mockRejectedValueOnce(new Error('network'));
      expect([await form.submit(), told()]).toEqual([false, [null, null, null]]);
      expect(await form.submit()).toBe(true);
    });
  });

  it('is not done when the person gave up', async () => {
    const { form, send, fill } = open();
    fill();
    send.mockResolvedValueOnce(null);
    expect(await form.submit()).toBe(false);
    expect(await form.submit()).toBe(true);
  });

  it('checks one field for those who need it before the rest', () => {
    const { form, told } = open();
    expect(form.check('name')).toBeUndefined();
    expect(told()).toEqual(['empty', null, null]);
    form.set('name', ' Wong ');
    expect(form.check('name')).toBe('Wong');
  });

  it('is filled in from a draft, and tells nothing about it', () => {
    const { form, told } = open({ tells: 'always' });
    form.fill({ name: ' ' });
    expect([form.values, told()]).toEqual([{ name: ' ', code: '' }, [null, null, null]]);
  });

  it('tells what others found, empties a field, and keeps the words beside it', () => {
    const { form, told, fill } = open();
    fill();
    form.fail({ code: 'REQUEST_TOO_FREQUENT' });
    expect(form.problem).toBe('REQUEST_TOO_FREQUENT of form');
    form.tell('code', 'wrong');
    form.clear('code');
    expect([form.values, told()[1]]).toEqual([{ name: ' Wong ', code: '' }, 'wrong']);
    form.set('code', '1');
    expect(told()).toEqual([null, null, null]);
  });
});
