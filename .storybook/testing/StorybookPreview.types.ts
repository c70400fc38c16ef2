interface LoadedStory {
  storyGlobals: { theme?: string; viewport?: { value?: string } };
  parameters: {
    layout?: string;
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** What the toolbar sets, and whether axe waits until it is started by hand. */
type Globals = Record<string, string | { manual: boolean }>;

/** How a story ended, and what addons such as axe reported. */
export interface StoryFinished {
  storyId: string;
  status: 'success' | 'error';
  reporters: {
    type: string;
    result?: { violations?: { id: string; help: string; nodes: { html: string }[] }[] };
  }[];
}

type Failure =
  | 'playFunctionThrewException'
  | 'unhandledErrorsWhilePlaying'
  | 'storyThrewException'
  | 'storyErrored';

/** The part of Storybook's preview, at `window.__STORYBOOK_PREVIEW__`, that the checks use. */
export interface StorybookPreview {
  ready(): Promise<void>;
  /** The story on the page. */
  currentRender?: { id: string; phase?: string; storyContext?(): { args: unknown } };
  onUpdateGlobals(update: { globals: Record<string, string> }): Promise<void>;
  channel: {
    /** The arguments of the last event of a kind, if there was one. */
    last(event: 'docsRendered'): [id: string] | undefined;
    on(event: Failure, listener: (value: unknown) => void): void;
    off(event: Failure, listener: (value: unknown) => void): void;
    on(event: 'storyFinished', listener: (value: StoryFinished) => void): void;
    off(event: 'storyFinished', listener: (value: StoryFinished) => void): void;
    once(
      event: 'storyRendered' | 'docsRendered' | 'storyMissing',
      listener: (value: unknown) => void,
    ): void;
    emit(event: 'updateGlobals', update: { globals: Globals }): void;
    emit(event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' | 'docs' }): void;
  };
  storyStore: {
    /** The globals chosen in the toolbar. */
    userGlobals: { get(): Record<string, string>; update(globals: Globals): void };
    loadStory(story: { storyId: string }): Promise<LoadedStory>;
    storyIndex: { entries: Record<string, { importPath: string; tags?: string[] }> };
  };
}
