import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fileName } from "./fileName.ts";

/** Code that fetches a repository and finds the file that a runtime opens. */
interface FetchedFile {
	/** An import that `path` needs. */
	readonly imports: Python;
	/** Code that sets `path`: a text if the record lists the file, else a `Path`. */
	readonly path: Python;
}

/**
 * Fetches the whole repository, since the file may need others, such as external weights. The file, or a folder that counts as
 * one, is the first of the record's list with this extension; without any, the code looks for one. Files whose names, without
 * their folders, contain `except` are left out.
 */
export function fetchedFile({ id, siblings = [] }: ModelRecord, extension: string, except?: string): FetchedFile {
	const paths = siblings.flatMap(({ rfilename }) => upTo(extension, rfilename));
	const known = paths.find((path) => except === undefined || !fileName(path).includes(except));
	return {
		imports: known === undefined ? py`from pathlib import Path` : py``,
		path: py`
			folder = snapshot_download(${id})
			${known === undefined ? found(extension, except) : py`path = f"{folder}/${known}"`}
		`,
	};
}

const found = (extension: string, except: string | undefined): Python =>
	except === undefined
		? py`path = next(Path(folder).rglob(${`*${extension}`}))`
		: py`path = next(path for path in Path(folder).rglob(${`*${extension}`}) if ${except} not in path.name)`;

/** The path up to the first part that has the extension; empty if none has it. */
function upTo(extension: string, path: string): readonly string[] {
	const parts = path.split("/");
	const end = parts.findIndex((part) => part.endsWith(extension));
	return end < 0 ? [] : [parts.slice(0, end + 1).join("/")];
}
