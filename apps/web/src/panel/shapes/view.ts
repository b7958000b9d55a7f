import type { Standing } from "@vitrine/verify";
import type { TrialView } from "../../trial/view.ts";
import type { PanelField, PanelState } from "../state/state.ts";

/** What the panel shows for a model and a state, as plain data that is rendered on the server and in the browser. */
export interface PanelView {
	/** The id of the model. */
	readonly id: string;
	readonly state: PanelState;
	readonly mode: PanelMode;
	/** The modes that the model has. */
	readonly modes: readonly PanelMode[];
	readonly load: LoadView;
	readonly call: CallView;
	/** Present in this mode. */
	readonly run?: RunView;
	/** Code and notes, in order. */
	readonly blocks: readonly Block[];
	/** Why there is no code. */
	readonly why?: string;
	/** What to know about the id of the model before code is copied. */
	readonly doubt?: string;
	readonly problems: readonly Problem[];
	/** The options that the address sets. */
	readonly given: readonly Given[];
}

export type PanelMode = "load" | "call" | "run";

export interface Choice {
	readonly key: string;
	readonly label: string;
}

export interface LoadView {
	readonly libraries: readonly Choice[];
	readonly library?: string;
	/** Why this library is shown, as a sentence. */
	readonly reason?: string;
}

export interface RunView {
	/** The apps that run the model locally. */
	readonly apps: readonly Choice[];
	readonly app: string;
	readonly docs: { readonly label: string; readonly href: string };
	/** The files to choose from, if the app takes one. */
	readonly quants: readonly Choice[];
	/** The file shown. */
	readonly quant?: string;
}

export interface CallView {
	/** Whether the model is called as a chat. */
	readonly chat: boolean;
	/** Custom endpoints that serve this model. */
	readonly own: readonly Choice[];
	/** Whether it takes sampling options: chats and text generation do. */
	readonly numbers: boolean;
	/** Providers that serve this model according to its record. */
	readonly mapped: readonly Choice[];
	/** Providers that serve the task; only if none is mapped. */
	readonly others: readonly Choice[];
	readonly provider?: string;
	/** The route that is taken unless one is chosen. */
	readonly route: "provider" | "router";
	/** Why that is the hub's router; absent if a route is chosen. */
	readonly routed?: string;
	/** The languages of the call, each with its clients. */
	readonly languages: readonly LanguageView[];
	readonly language?: string;
	readonly client?: string;
	readonly input: InputView;
	/** What the browser needs to make the call; absent if it cannot. */
	readonly trial?: TrialView;
}

export interface LanguageView extends Choice {
	readonly clients: readonly string[];
}

/** The field for what is sent: a prompt, a text, the name of a file, or JSON. */
export interface InputView {
	readonly field: "prompt" | "inputs";
	readonly label: string;
	/** The example of the model. */
	readonly example: string;
	readonly lines: number;
}

export type Block =
	| {
			readonly type: "code";
			readonly key: string;
			readonly title: string;
			/** Highlighted HTML; lines that come from an option are in `<mark>`. */
			readonly html: string;
			/** The check level; absent if it was not checked. */
			readonly checked?: Standing | undefined;
			/** What to know about a value in the code. */
			readonly note?: string;
			/** What to know before it is copied. */
			readonly doubt?: string;
	  }
	| { readonly type: "note"; readonly key: string; readonly text: string }
	/** A link that opens the model in an app, and what it does. */
	| {
			readonly type: "link";
			readonly key: string;
			readonly label: string;
			readonly href: string;
			readonly text: string;
	  };

/** A value of a field that cannot be used. */
export interface Problem {
	readonly field: PanelField;
	readonly message: string;
}

export interface Given {
	readonly field: PanelField;
	readonly label: string;
	/** Shortened if it is long. */
	readonly value: string;
	/** It decides where the reader's token is sent, or who pays. */
	readonly sensitive: boolean;
}

/** The props of the panel. */
export interface PanelProps {
	readonly view: PanelView;
	/** The path of the page. */
	readonly action: string;
	/** Other fields of the page's address, which are kept. */
	readonly keep: Readonly<Record<string, string>>;
	/** “Use this model” unless given. */
	readonly title?: string;
	/** The query of the panel's data, without its state. */
	readonly source: Readonly<Record<string, string>>;
}
