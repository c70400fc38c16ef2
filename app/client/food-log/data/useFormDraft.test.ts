import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFormDraft } from './useFormDraft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** A form with a name; the draft has the key `draft`. */
function open(begunFrom?: string) {
  const form = document.createElement('form');
  const input = document.createElement('input');
  input.name = 'name';
  form.append(document.createElement('button'), input);
  const { restore, keep, ...rest } = renderHook(() => useFormDraft('draft', begunFrom)).result
    .current;
  restore(form);
  const type = (name: string) => {
    input.value = name;
    keep({ currentTarget: form });
  };
  return { ...rest, type, typed: () => input.value };
}

const blocked = () => {
  throw new DOMException('Blocked.', 'SecurityError');
};
const kept = async () => true;
const notKept = async () => false;

describe('what is half typed', () => {
  it('is there when the form appears again', () => {
    open().type('Oats');
    expect(open().typed()).toBe('Oats');
  });

  it('is not filled into a form that edits anything else', () => {
    open('the first version').type('Oats');
    expect(open('the first version').typed()).toBe('Oats');
    expect(open('the second version').typed()).toBe('');
    expect(open().typed()).toBe('');
  });

  it('is forgotten when the person cancels', () => {
    const { type, forget } = open();
    type('Oats');
    forget();
    expect(open().typed()).toBe('');
  });

  it.each(['', 'null', '[', '{"name":7}'])('stays empty when the storage contains %j', (draft) => {
    sessionStorage.setItem('draft', draft);
    expect(open().typed()).toBe('');
  });
});

describe('what is being sent', () => {
  it('is no draft any more if it outlives the page, and what is typed meanwhile is one', async () => {
    const { type, submit } = open();
    type('Oats');
    const answer = Promise.withResolvers<void>();
    const sent = submit(() => answer.promise, kept);
    expect(open().typed()).toBe('');
    type('Tea');
    answer.resolve();
    await sent;
    expect(open().typed()).toBe('Tea');
  });

  it('stays a draft as long as the form waits if it does not outlive the page', async () => {
    const { type, submit } = open();
    type('Oats');
    const answer = Promise.withResolvers<void>();
    const sent = submit(() => answer.promise, notKept);
    await expect.poll(() => open().typed()).toBe('Oats');
    answer.resolve();
    await sent;
    expect(open().typed()).toBe('');
  });

  it.each([
    ['it outlives the page', kept],
    ['it does not', notKept],
  ])('is a draft again when sending fails, if %s', async (_, isKept) => {
    const { type, submit } = open();
    type('Oats');
    const failure = new Error('No.');
    await expect(submit(() => Promise.reject(failure), isKept)).rejects.toThrow(failure);
    expect(open().typed()).toBe('Oats');
  });

  it('leaves no empty draft when nothing was typed', async () => {
    const { submit } = open();
    await expect(submit(() => Promise.reject(new Error('No.')), kept)).rejects.toThrow('No.');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('where storage is blocked, a form can be typed into and sent', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  const { type, typed, submit, forget } = open();
  type('Oats');
  expect(typed()).toBe('Oats');
  await submit(() => Promise.resolve(), kept);
  await submit(() => Promise.resolve(), notKept);
  await expect(submit(() => Promise.reject(new Error('No.')), kept)).rejects.toThrow('No.');
  forget();
});
