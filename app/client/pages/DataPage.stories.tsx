import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeServer } from '../testing/fakeServer.ts';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { DataPage } from './DataPage.tsx';

let server: ReturnType<typeof fakeServer>;

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/DataPage',
  component: DataPage,
  render: (surroundings) => (
    <PageSurroundings address="/data" {...surroundings}>
      <DataPage />
    </PageSurroundings>
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach() {
    server = fakeServer();
    return () => server.restore();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cronometer = `Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)
2026-11-19,8:05 AM,Breakfast,"Oats, Rolled",80.00 g,311.2,54.0,5.5,10.7
2026-11-19,12:30 PM,Lunch,Lentil Soup,1.00 bowl,420,58,,24
2026-11-20,7:55 AM,Breakfast,Oats,80.00 g,300,50,5,10
2026-11-20,1:00 PM,Lunch,Salad,1.00 plate,,12,9,4
`;

/** Chooses a file as a person does. */
async function choose(canvas: Canvas, name: string, content: string) {
  await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const file = new File([content], name, { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText('File to import'), file);
}

async function preview(canvas: Canvas) {
  await choose(canvas, 'servings.csv', cronometer);
  await expect(await canvas.findByText('This is an export of Cronometer.')).toBeVisible();
}

const putImports = () => {
  const one = { kept: 0, imported: 0, staged: [], createdAt: '2026-11-20T10:00:00.000Z' };
  for (const [id, values] of Object.entries({
    '1': { name: 'diary-2024.csv', state: 'UNDONE' as const, entries: 1930, kept: 2 },
    '2': { name: 'diary-2025.csv', state: 'IMPORTED' as const, entries: 2044, imported: 2044 },
    '3': { name: 'servings.csv', state: 'IMPORTING' as const, entries: 3120, imported: 1000 },
    '4': { name: 'foodlog-2026-11-01.json', state: 'STAGED' as const, entries: 500 },
  }))
    server.imports.set(id, { ...one, id, ...values });
};

export const YourData: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    for (const name of ['Export', 'Import', 'Delete everything'])
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
  },
};

export const Imports: Story = {
  tags: ['group-states'],
  beforeEach: putImports,
  play: async ({ canvas }) => {
    const continued = await canvas.findByRole('button', { name: 'Continue servings.csv' });
    await expect(continued).toBeEnabled();
    await expect(canvas.getByText('Imported 2,044 entries.')).toBeVisible();
  },
};

export const ImportsDarkOnAPhone: Story = {
  ...Imports,
  tags: ['group-modes'],
  globals: { theme: 'dark', ...phone },
};

export const ImportsInLargeText: Story = {
  ...Imports,
  tags: ['group-modes'],
  globals: { textSize: '200', ...phone },
};

export const AskingForColumns: Story = {
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await choose(canvas, 'diary.csv', 'Date;What;kJ;Time\n3/4/2026;Bread;1.255,5;7:30\n');
    await expect(await canvas.findByLabelText('Order of dates')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Choose the order of day and month.')).toBeVisible();
  },
};

export const AskingForColumnsOnAPhone: Story = {
  ...AskingForColumns,
  tags: ['group-modes', 'focus'],
  globals: phone,
};

export const Preview: Story = {
  tags: ['group-states', 'focus'],
  beforeEach() {
    const oats = { name: 'Oats', calories: 300, fats: 5, proteins: 10, carbs: 50 };
    server.put({ id: '1', day: '2026-11-20', minuteOfDay: 475, ...oats });
  },
  play: async ({ canvas }) => {
    await preview(canvas);
    await userEvent.click(canvas.getByText('1 row cannot be read'));
    await expect(canvas.getByText('Row 5: There is no energy.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 2 entries' })).toBeEnabled();
  },
};

export const Importing: Story = {
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await preview(canvas);
    server.held = new Promise(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Import 3 entries' }));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible(), { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const Imported: Story = {
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await preview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 3 entries' }));
    await expect(await canvas.findByRole('button', { name: 'Undo servings.csv' })).toBeVisible();
  },
};

export const AskingBeforeDeletion: Story = {
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete everything…' }));
    await expect(canvas.getByRole('dialog', { name: 'Delete everything?' })).toBeVisible();
  },
};

export const Deleted: Story = {
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete everything…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete everything' }));
    await expect(await canvas.findByRole('button', { name: 'Home' })).toBeVisible();
  },
};

export const WithoutANetwork: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.networkFails = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline. Export/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export JSON' })).toBeDisabled();
  },
};
