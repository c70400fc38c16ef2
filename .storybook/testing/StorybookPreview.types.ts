interface LoadedStory {
  storyGlobals: { theme?: string; viewport?: { value?: string } };
  parameters: {
    layout?: string;
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** The part of Storybook's preview, at `window.__STORYBOOK_PREVIEW__`, that the checks use. */
export interface StorybookPreview {
  ready(): Promise<void>;
  /** The story on the page. */
  currentRender?: { phase?: string; storyContext?(): { args: unknown } };
  onUpdateGlobals(update: { globals: Record<string, string> }): Promise<void>;
  channel: {
    /** The arguments of the last event of a kind, if there was one. */
    last(event: 'storyFinished'): [{ status: 'success' | 'error' }] | undefined;
    last(event: 'playFunctionThrewException'): [Error] | undefined;
    once(event: 'storyRendered', listener: (value: unknown) => void): void;
    emit(event: 'updateGlobals', update: { globals: Record<string, string> }): void;
  };
  storyStore: {
    /** The globals chosen in the toolbar. */
    userGlobals: { get(): Record<string, string> };
    loadStory(story: { storyId: string }): Promise<LoadedStory>;
    storyIndex: { entries: Record<string, { importPath: string; tags?: string[] }> };
  };
}
