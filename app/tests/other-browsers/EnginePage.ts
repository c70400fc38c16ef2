/** A page in a browser of any engine, in the words of what a person does with it. */
export interface EnginePage {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits for a control with one of these roles, and with a name that is or begins with this one, and presses it. */
  press(roles: string[], name: string): Promise<void>;
  /** Types into what has the focus, in place of what is there. */
  type(keys: string): Promise<void>;
  /** What a JavaScript expression comes to in the page. A promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** A picture of the window, as base64 of a PNG. */
  takePicture(): Promise<string>;
}

/** A running browser with one page. */
export interface Engine {
  version: string;
  page: EnginePage;
  /** Ends the browser and deletes what it has stored. */
  close(): Promise<void>;
}
