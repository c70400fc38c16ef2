import { expect, test, vi } from 'vitest';
import { readText } from './readText.ts';

const running = { signal: new AbortController().signal, report: () => {} };

// Excel fills the head of a workbook with zeros, as if it were UTF-16, and its content is none.
test('a workbook is refused as neither CSV nor JSON, and not as an empty one', async () => {
  const workbook = new Uint8Array(4096).fill(0xd9, 2048);
  workbook.set([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]);
  await expect(readText(new Blob([workbook]), running)).rejects.toThrow(/neither CSV nor JSON/);
});

test.each([
  ['Apple Health', '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n'],
  ['a page', '\n<!doctype html>\n<html lang="en">\n'],
  ['a table for Excel', '<html xmlns:x="urn:schemas-microsoft-com:office:excel">\n<table>\n'],
  ['a document', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n'],
  ['a ZIP file', 'PK\u0003\u0004\u0014\0'],
])('%s is refused for what it is, however large', async (_, start) => {
  const file = new Blob([start, 'Day,Food,Calories\n2026-01-01,Egg,80\n']);
  await expect(readText(file, running)).rejects.toThrow(/neither CSV nor JSON/);
  Object.defineProperty(file, 'size', { value: 65 * 1024 * 1024 });
  await expect(readText(file, running)).rejects.toThrow(/neither CSV nor JSON/);
});

test('a file without a byte is refused as an empty one', async () => {
  await expect(readText(new Blob([]), running)).rejects.toThrow('The file is empty.');
});

test.each([
  ['ja-JP', [0x8c, 0xe4, 0x94, 0xd1], '御飯'],
  ['he-IL', [0xe1, 0xe9, 0xf6, 0xe4], 'ביצה'],
  ['ar-EG', [0xc8, 0xed, 0xd6], 'بيض'],
  ['de-DE', [0x4d, 0xfc, 0x73, 0x6c, 0x69], 'Müsli'],
  // A file from elsewhere.
  ['ja-JP', [0x4d, 0xfc, 0x73, 0x6c, 0x69], 'Müsli'],
])('in a browser in %s, the bytes %j are %s', async (language, bytes, text) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  expect(await readText(new Blob([new Uint8Array(bytes)]), running)).toBe(text);
  vi.restoreAllMocks();
});
