import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Description, Source, Stated } from "./description.ts";

export type Modality = "multimodal" | "nlp" | "cv" | "audio" | "tabular" | "rl" | "other";
export type Colour = "blue" | "green" | "yellow" | "indigo" | "red" | "orange";

/** A row of the task table: the names of a task and where it is listed. */
export interface TaskName {
	/** The pipeline tag. */
	readonly id: string;
	readonly name: string;
	readonly modality: Modality;
	/** The specification's colour, or one of the same six for tasks added since. */
	readonly color: Colour;
	readonly subtasks?: readonly Subtask[];
	/** Hidden in the model filter; its page remains. */
	readonly hideInModels?: boolean;
	/** Hidden in the dataset filter. */
	readonly hideInDatasets?: boolean;
	/** Set on a task that hubs no longer use: the task that replaces it. */
	readonly retired?: { readonly pointsTo: string };
}

interface Subtask {
	readonly type: string;
	readonly name: string;
}

/** The content of a task page, in the specification's field names. */
export interface TaskInfo extends TaskEntry {
	/** The name in the task table. */
	readonly label: string;
	/** Keys of the libraries that list the task; computed. */
	readonly libraries: readonly string[];
	/** Keys of the libraries with which hosted inference runs it; computed. */
	readonly inferenceLibraries: readonly string[];
}

/** The written part of a task; each `tasks/<id>.ts` exports one. The rest of TaskInfo is computed. */
export interface TaskEntry {
	readonly id: string;
	readonly summary: string;
	readonly demo: Demo;
	readonly models: readonly Pointer[];
	readonly datasets: readonly Pointer[];
	readonly metrics: readonly Pointer[];
	readonly spaces: readonly Pointer[];
	readonly widgetModels: readonly string[];
	/** A record of the task's example model, for an index that does not contain it. */
	readonly example?: ModelRecord;
	/** Where its size, its licence and the access to it were read. */
	readonly exampleSources?: readonly Stated<ExampleFacts>[];
	readonly youtubeId?: string;
	/** The task under which hubs list it (the specification's value). */
	readonly canonicalId?: string;
	/** The value that hubs use today, if it differs from `canonicalId`. */
	readonly canonicalIdToday?: string;
	/** Whether the page is unwritten: the demo is empty and the guidance below is absent. */
	readonly isPlaceholder: boolean;
	/** How to choose a model, in paragraphs; only for tasks written in full. */
	readonly choosing?: readonly string[];
	/** How to evaluate a model. */
	readonly measuring?: readonly string[];
	/** A description of each variant (subtask), by its type. */
	readonly variants?: Readonly<Record<string, string>>;
}

/** What a source states of the example of a task. */
export interface ExampleFacts {
	readonly parameters?: number;
	/** Bytes of its weights; of the whole repository if the source is a record. */
	readonly bytes?: number;
	/** As in model cards: `apache-2.0`. */
	readonly licence?: string;
	readonly gated?: false;
}

/** A model, dataset or Space by its id, or a metric by its name, with a description. */
export interface Pointer {
	readonly description: string;
	readonly id: string;
	/** Where the size, licence or access that the description states were read. */
	readonly stated?: Source;
}

export interface Demo {
	readonly inputs: readonly DemoItem[];
	readonly outputs: readonly DemoItem[];
	/** How the illustration was made; no model ran for it. */
	readonly note?: string;
}

export type DemoItem =
	| { readonly type: "text"; readonly label: string; readonly content: string }
	/** `filename` names a file in `media/`. */
	| {
			readonly type: "img";
			readonly filename: string;
			readonly alt: string;
			/** The actual kind of input or output, if the image only illustrates it: "video", "3D model". */
			readonly standsFor?: string;
	  }
	| { readonly type: "audio"; readonly filename: string; readonly label?: string }
	| { readonly type: "chart"; readonly data: readonly { readonly label: string; readonly score: number }[] }
	/** The first row contains the column names. */
	| { readonly type: "tabular"; readonly table: readonly (readonly string[])[] }
	| {
			readonly type: "text-with-tokens";
			readonly text: string;
			/** Offsets into `text` in UTF-16 units; `end` is exclusive. */
			readonly tokens: readonly { readonly type: string; readonly start: number; readonly end: number }[];
	  };

/** Which files of a repository count as a download. A leaf tests one path. */
export type DownloadQuery =
	| { readonly any: readonly DownloadQuery[] }
	| { readonly all: readonly DownloadQuery[] }
	| { readonly field: "path" | "path_filename" | "path_extension" | "path_prefix"; readonly value: string }
	| { readonly exists: "path" | "path_filename" | "path_extension" | "path_prefix" };

/** A library; `libraries/<key>.ts` exports one. */
export interface Library extends Description {
	/** The tag and `library_name` of its models; case matters. */
	readonly key: string;
	readonly prettyLabel: string;
	/** What the link to its repository says. */
	readonly repoName: string;
	readonly repoUrl: string;
	readonly docsUrl?: string;
	/** Whether the library filter lists it. */
	readonly filter: boolean;
	/** Its place among several libraries of one record; by default, they are in the order of their keys. */
	readonly priority?: Priority;
	/** The files that count as a download, if not the default files. */
	readonly countDownloads?: DownloadQuery;
	/** The tasks whose pages list it. */
	readonly tasks: readonly string[];
	/** The tasks that hosted inference runs with it. */
	readonly hostedTasks: readonly string[];
	readonly package?: Package;
	/** The ISO 8601 day since which its registry has not had its package: it is then never offered first. */
	readonly goneSince?: string;
	/** The Python modules of its package or repository, unless the package is named like its only module. */
	readonly modules?: readonly string[];
	/** Whether there is code for a record; by default, for every record. */
	readonly loads?: (model: ModelRecord) => boolean;
	/** The ways to load a record with it, in display order. */
	readonly snippets?: (model: ModelRecord) => readonly LoadSnippet[];
}

/** Directly before or after the library of a key. */
type Priority =
	| { readonly before: string; readonly after?: never }
	| { readonly after: string; readonly before?: never };

export interface Package {
	readonly ecosystem: "pypi" | "npm" | "other";
	/** Its name in the registry; for `other`, `git:` and the address of a repository, or `brew:` and a formula. */
	readonly name: string;
	/** Packages that its snippets need without importing them; imported packages are found in the code. */
	readonly alsoNeeds?: readonly string[];
	/** Packages of the operating system that its snippets need, with the names that Debian and Homebrew share. */
	readonly system?: readonly string[];
	/** Whether a clone needs the repositories inside the repository. */
	readonly submodules?: true;
	/** Packages of PyPI that a repository contains in its own version. */
	readonly brings?: readonly string[];
	/**
	 * How a `git:` package is installed: by `pip` from its address; or in a clone, from its `requirements` file, the
	 * `project` itself or its `uv` lock file; `readme` (the default) if it needs more.
	 */
	readonly checkout?: "pip" | "requirements" | "project" | "uv" | "readme";
}

/** A block of code, or a note in its place. */
export type LoadSnippet = { readonly title?: string; readonly code: Code } | { readonly note: string };
