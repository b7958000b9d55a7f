import type { Standing } from "@vitrine/verify";
import type { TrialView } from "../../trial/view.ts";
import type { PanelField, PanelState } from "../state/state.ts";

/** What the panel shows for one model and one state, as plain data: the server draws it, the browser takes it over. */
export interface PanelView {
	/** The id of the model. */
	readonly id: string;
	readonly state: PanelState;
	readonly mode: Mode;
	/** The ways to use this model that there are. */
	readonly modes: readonly Mode[];
	readonly load: LoadView;
	readonly call: CallView;
	/** There while it is the mode. */
	readonly run?: RunView;
	/** What to copy, or notices in its place, in order. */
	readonly blocks: readonly Block[];
	/** Why there is nothing to copy. */
	readonly why?: string;
	readonly problems: readonly Problem[];
	/** What the address fills in, in words. */
	readonly given: readonly Given[];
}

export type Mode = "load" | "call" | "run";

export interface Choice {
	readonly key: string;
	readonly label: string;
}

export interface LoadView {
	readonly libraries: readonly Choice[];
	readonly library?: string;
}

export interface RunView {
	/** The apps that run the model on the reader's own machine. */
	readonly apps: readonly Choice[];
	readonly app: string;
	readonly docs: { readonly label: string; readonly href: string };
	/** The files to choose from, where the app is told of one. */
	readonly quants: readonly Choice[];
	/** The one that is shown. */
	readonly quant?: string;
}

export interface CallView {
	/** Whether calling the model means chatting with it. */
	readonly chat: boolean;
	/** Endpoints of whoever runs the site that serve this model. */
	readonly own: readonly Choice[];
	/** Whether it takes the numbers of a chat: one itself, or text generation. */
	readonly numbers: boolean;
	/** Providers that say they serve this model; where none does, this is empty. */
	readonly mapped: readonly Choice[];
	/** Providers that serve the task; to be offered only where none is mapped. */
	readonly others: readonly Choice[];
	readonly provider?: string;
	/** Languages that can say the call, and in each its clients. */
	readonly languages: readonly LanguageView[];
	readonly language?: string;
	readonly client?: string;
	readonly input: InputView;
	/** What the browser needs to make the call by itself; absent where it cannot. */
	readonly trial?: TrialView;
}

export interface LanguageView extends Choice {
	readonly clients: readonly string[];
}

/** The field for what is sent: a prompt, a text, a file's name, or the JSON of an object. */
export interface InputView {
	readonly field: "prompt" | "inputs";
	readonly label: string;
	/** The model's own example. */
	readonly example: string;
	readonly lines: number;
}

export type Block =
	| {
			readonly type: "code";
			readonly key: string;
			readonly title: string;
			/** Highlighted; lines that an option wrote stand in `<mark>`. */
			readonly html: string;
			/** How far it has been checked; absent where it has not. */
			readonly checked?: Standing | undefined;
	  }
	| { readonly type: "note"; readonly key: string; readonly text: string }
	/** An address that opens the model in an app, and what happens when it is followed. */
	| {
			readonly type: "link";
			readonly key: string;
			readonly label: string;
			readonly href: string;
			readonly text: string;
	  };

/** A value that no code can be made from. */
export interface Problem {
	readonly field: PanelField;
	readonly message: string;
}

export interface Given {
	readonly field: PanelField;
	readonly label: string;
	/** Cut when it is long. */
	readonly value: string;
	/** It decides where the reader's token goes. */
	readonly sensitive: boolean;
}

/** All that the panel needs on a page. */
export interface PanelProps {
	readonly view: PanelView;
	/** The page the panel stands on. */
	readonly action: string;
	/** Other fields of the page's address, which stay as they are. */
	readonly keep: Readonly<Record<string, string>>;
	/** What stands over it; "Use this model" unless given. */
	readonly title?: string;
	/** Where the panel's data is fetched from, without its state. */
	readonly source: Readonly<Record<string, string>>;
}
