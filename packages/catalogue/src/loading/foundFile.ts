import { joined, py, type Python } from "@vitrine/code";

/**
 * Code that sets `file` to a file with one of these endings, for a repository whose files are unknown: the one with the usual name,
 * else the first. It needs `list_repo_files`.
 */
export function foundFile(id: string, endings: readonly string[], usual?: string): Python {
	const filter = py`files = [file for file in list_repo_files(${id}) if file.endswith(${oneOf(endings)})]`;
	if (usual === undefined)
		return py`
			# The record lists no such file: this takes the first of the repository.
			${filter}
			file = files[0]
		`;
	return py`
		# The record lists no such file: this takes the one with the usual name, else the first of the repository.
		${filter}
		file = ${usual} if ${usual} in files else files[0]
	`;
}

function oneOf(endings: readonly string[]): Python {
	const texts = joined(
		endings.map((ending) => py`${ending}`),
		", ",
	);
	return endings.length === 1 ? texts : py`(${texts})`;
}
