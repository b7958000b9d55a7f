import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";

export type Modality = "multimodal" | "nlp" | "cv" | "audio" | "tabular" | "rl" | "other";
export type Colour = "blue" | "green" | "yellow" | "indigo" | "red" | "orange";

/** A row of the task-name table: what a task is called and where it is listed. */
export interface TaskName {
	/** The pipeline tag. */
	readonly id: string;
	readonly name: string;
	readonly modality: Modality;
	/** The specification's colour; tasks added since have one of the same six, chosen here. */
	readonly color: Colour;
	readonly subtasks?: readonly Subtask[];
	/** Left out of the model filter; its page stays. */
	readonly hideInModels?: boolean;
	/** Left out of the choices for datasets. */
	readonly hideInDatasets?: boolean;
	/** Set on a task that hubs no longer use: the task to look at instead. */
	readonly retired?: { readonly pointsTo: string };
}

export interface Subtask {
	readonly type: string;
	readonly name: string;
}

/** The content of a task page, in the specification's field names. */
export interface TaskInfo extends TaskEntry {
	/** Read from the task-name table, never said twice. */
	readonly label: string;
	/** Keys of the libraries that say they serve the task; computed. */
	readonly libraries: readonly string[];
	/** Keys of the libraries with which hosted inference runs it; computed. */
	readonly inferenceLibraries: readonly string[];
}

/** What the author of a task writes; `tasks/<id>.ts` exports one. The rest of TaskInfo is computed. */
export interface TaskEntry {
	readonly id: string;
	readonly summary: string;
	readonly demo: Demo;
	readonly models: readonly Pointer[];
	readonly datasets: readonly Pointer[];
	readonly metrics: readonly Pointer[];
	readonly spaces: readonly Pointer[];
	readonly widgetModels: readonly string[];
	/** What is certain of the model that stands for the task, for a page whose index does not have it. */
	readonly example?: ModelRecord;
	readonly youtubeId?: string;
	/** The task under which hubs file it (the specification's value). */
	readonly canonicalId?: string;
	/** What hubs say today, where it differs from `canonicalId`. */
	readonly canonicalIdToday?: string;
	/** Only facts are listed so far: the demo is empty and the guidance below is absent. */
	readonly isPlaceholder: boolean;
	/** How to choose a model, in paragraphs; only tasks written in full have them. */
	readonly choosing?: readonly string[];
	/** How to measure one. */
	readonly measuring?: readonly string[];
	/** What each variant (subtask) is, by its type. */
	readonly variants?: Readonly<Record<string, string>>;
}

/** A model, dataset or Space by its id, or a metric by its name, and what it is good for. */
export interface Pointer {
	readonly description: string;
	readonly id: string;
}

export interface Demo {
	readonly inputs: readonly DemoItem[];
	readonly outputs: readonly DemoItem[];
	/** How the illustration was made; shown beside it, since no model ran to make it. */
	readonly note?: string;
}

export type DemoItem =
	| { readonly type: "text"; readonly label: string; readonly content: string }
	/** `filename` names a file in `media/`. */
	| {
			readonly type: "img";
			readonly filename: string;
			readonly alt: string;
			/** What truly goes in or comes out, where a picture only stands for it: "video", "3D model". */
			readonly standsFor?: string;
	  }
	| { readonly type: "audio"; readonly filename: string; readonly label?: string }
	| { readonly type: "chart"; readonly data: readonly { readonly label: string; readonly score: number }[] }
	/** The first row holds the column names. */
	| { readonly type: "tabular"; readonly table: readonly (readonly string[])[] }
	| {
			readonly type: "text-with-tokens";
			readonly text: string;
			/** Offsets into `text` in UTF-16 units; `end` is exclusive. */
			readonly tokens: readonly { readonly type: string; readonly start: number; readonly end: number }[];
	  };

/** Which files of a repository count as a download. Leaves look at one file path. */
export type DownloadQuery =
	| { readonly any: readonly DownloadQuery[] }
	| { readonly all: readonly DownloadQuery[] }
	| { readonly field: "path" | "path_filename" | "path_extension" | "path_prefix"; readonly value: string }
	| { readonly exists: "path" | "path_filename" | "path_extension" | "path_prefix" };

/** One library: everything about it, in its one file. */
export interface Library {
	/** The tag and `library_name` of its models; case matters. */
	readonly key: string;
	readonly prettyLabel: string;
	readonly repoName: string;
	readonly repoUrl: string;
	readonly docsUrl?: string;
	/** Whether it stands in the list of the library filter. */
	readonly filter: boolean;
	/** Where it comes among the libraries of a record that names several; by default in the order of the keys. */
	readonly priority?: Priority;
	/** Absent: the default files count. */
	readonly countDownloads?: DownloadQuery;
	/** Tasks whose page names it. */
	readonly tasks: readonly string[];
	/** Tasks that hosted inference runs with it. */
	readonly hostedTasks: readonly string[];
	readonly package?: Package;
	/** The Python modules of its package or repository, unless the package is named like its only module. */
	readonly modules?: readonly string[];
	/** The ways to load a record with it, in the order to show them. */
	readonly snippets?: (model: ModelRecord) => readonly LoadSnippet[];
}

/** Directly before or after the library of a key. */
export type Priority =
	| { readonly before: string; readonly after?: never }
	| { readonly after: string; readonly before?: never };

export interface Package {
	readonly ecosystem: "pypi" | "npm" | "other";
	/** As its registry knows it; elsewhere with a prefix that says where it is: `git:` and an address, `brew:` and a formula. */
	readonly name: string;
	/** What all its snippets need and none of them names: what they import is installed without being listed. */
	readonly alsoNeeds?: readonly string[];
	/** Packages of PyPI whose modules a repository has itself: it brings its own version of them. */
	readonly brings?: readonly string[];
	/**
	 * How what `git:` points at is installed, by its own README: by `pip` from there; or in a clone, where the
	 * `requirements` file, the `project` itself or the `uv` lock file says what; `readme` (the default) for more than that.
	 */
	readonly checkout?: "pip" | "requirements" | "project" | "uv" | "readme";
}

/** A block to copy, or a notice in its place. */
export type LoadSnippet = { readonly title?: string; readonly code: Code } | { readonly note: string };
