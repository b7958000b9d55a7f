import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Description } from "../description.ts";
import type { Login } from "../installing/login.ts";

/** An app that runs a model on the reader's machine, opened by a link or started by commands. */
export type LocalApp = LinkedApp | CommandedApp;

interface AppFacts extends Description {
	/** Its id in JSON answers, and the name of its file. */
	readonly key: string;
	readonly prettyLabel: string;
	readonly docsUrl: string;
	/** The main task that it is used for. */
	readonly mainTask: string;
	readonly macOSOnly: boolean;
	/** Announced, but not yet released. */
	readonly comingSoon?: boolean;
	/** Hubs have stopped offering it. */
	readonly retired?: boolean;
	/** The condition under which it is offered for a record. */
	readonly showsWhen: ShowsWhen;
}

export interface LinkedApp extends AppFacts {
	/** The URL that opens the model in the app. Throws a `CodeError` for an id that a URL cannot contain. */
	readonly deeplink: (model: ModelRecord, choice?: AppChoice) => string;
}

export interface CommandedApp extends AppFacts {
	/** The commands that run the model, in display order. Throws a `CodeError` for a value that a command cannot contain. */
	readonly snippets: (model: ModelRecord, choice?: AppChoice) => readonly AppSnippet[];
}

/** A condition on a record, as a tree; a leaf tests one fact. */
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
	/** How one of its files ends. */
	| { readonly file: string }
	/** A known field of its GGUF files. */
	| { readonly gguf: "context_length" }
	/** A word that one of its chat templates contains. */
	| { readonly chatTemplateMentions: string };

/** The reader's choice, if any: `file` is a path in the repository and takes precedence over `quant`. */
export interface AppChoice {
	/** A label of `quantChoices` (`Q4_K_M`), in any case. */
	readonly quant?: string | undefined;
	readonly file?: string | undefined;
}

/** One way to use an app. */
export interface AppSnippet {
	readonly title: string;
	/** The command that installs the app, run once. */
	readonly setup?: Code<"sh">;
	/** How the app authenticates to download files; absent if it downloads none. */
	readonly login?: Login;
	readonly code: Code<"sh">;
}

/** A GGUF model of a repository: one file, or the first of its parts. */
export interface QuantChoice {
	/** Its quantization (`UD-Q4_K_XL`), or its file name if that gives none. */
	readonly label: string;
	/** Path in the repository. */
	readonly file: string;
	/** Bytes of all its parts; absent where a part's size is unknown. */
	readonly size?: number;
}

/** A block of code, or a link in its place. */
export type AppBlock = { readonly title?: string; readonly code: Code<"sh"> } | { readonly link: string };
