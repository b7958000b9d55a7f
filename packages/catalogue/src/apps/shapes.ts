import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Login } from "../installing/login.ts";

/** An app that runs a model on the reader's own machine: it is opened by a link, or started by commands. */
export type LocalApp = LinkedApp | CommandedApp;

interface AppFacts {
	/** Its name in answers; the name of its file. */
	readonly key: string;
	readonly prettyLabel: string;
	readonly docsUrl: string;
	/** The task it is mostly used for. */
	readonly mainTask: string;
	readonly macOSOnly: boolean;
	/** Announced, but nobody can have it yet. */
	readonly comingSoon?: boolean;
	/** Hubs have stopped offering it. */
	readonly retired?: boolean;
	/** The records that it is offered for. */
	readonly showsWhen: ShowsWhen;
}

export interface LinkedApp extends AppFacts {
	/** The URL that opens the model in the app. Throws a `CodeError` for an id that no URL can carry. */
	readonly deeplink: (model: ModelRecord, choice?: AppChoice) => string;
}

export interface CommandedApp extends AppFacts {
	/** The commands that run the model, in the order to show them. Throws a `CodeError` for what no command can carry. */
	readonly snippets: (model: ModelRecord, choice?: AppChoice) => readonly AppSnippet[];
}

/** What must hold of a record, as a tree; a leaf looks at one thing. */
export type ShowsWhen =
	| { readonly any: readonly ShowsWhen[] }
	| { readonly all: readonly ShowsWhen[] }
	| { readonly tag: string }
	/** Its `library_name`. */
	| { readonly library: string }
	/** Its `pipeline_tag`. */
	| { readonly task: string }
	| { readonly taskIn: readonly string[] }
	/** `config.quantization_config.quant_method`. */
	| { readonly quantMethodIn: readonly string[] }
	/** Something known of its GGUF files. */
	| { readonly gguf: "context_length" }
	/** A word that one of its chat templates has in it. */
	| { readonly chatTemplateMentions: string };

/** What the reader picked, if anything: `file` is a path in the repository and says more than `quant`. */
export interface AppChoice {
	/** As a label of `quantChoices` (`Q4_K_M`), in any case. */
	readonly quant?: string | undefined;
	readonly file?: string | undefined;
}

/** One way to use an app, to copy. */
export interface AppSnippet {
	readonly title: string;
	/** What installs the app, run once. */
	readonly setup?: Code<"sh">;
	/** How the app finds out who is asking for the files; absent where none are downloaded. */
	readonly login?: Login;
	readonly code: Code<"sh">;
}

/** A GGUF model of a repository: one file, or the first of its parts. */
export interface QuantChoice {
	/** Its quantization (`UD-Q4_K_XL`), or its file name where that tells of none. */
	readonly label: string;
	/** Path in the repository. */
	readonly file: string;
	/** Bytes of all its parts; absent where a part's size is unknown. */
	readonly size?: number;
}

/** A block to copy, or a link to follow in its place. */
export type AppBlock = { readonly title?: string; readonly code: Code<"sh"> } | { readonly link: string };
