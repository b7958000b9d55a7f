/** The name of the starter catalogue as a source. */
export const STARTER_SOURCE = "starter";

/** The prefix of the ids of the starter's sources, which is followed by their kind. */
export const STARTER_MARK = "starter-";

/**
 * The name of a source that readers see and lists are filtered by: that of the folder or file, the host of a hub, or the starter.
 * The path of a source is for its operator only. Sources of one name count as one.
 */
export function sourceName(id: string): string {
	const [kind, location] = splitAt(id, ":");
	// Its list of known models is never an operator's own, also where they import it, as into a cluster.
	if (kind.startsWith(STARTER_MARK) || /[/\\]starter[/\\]models\.ndjson$/.test(location)) return STARTER_SOURCE;
	if (kind === "cache") return "hub cache";
	if (kind === "hub") return hostOf(location);
	const name = location.split(/[/\\]/).findLast((step) => step !== "") ?? "";
	return name.replace(/\.(nd)?jsonl?(\.gz)?$/i, "") || kind || "source";
}

function splitAt(text: string, mark: string): readonly [string, string] {
	const at = text.indexOf(mark);
	return at < 0 ? ["", text] : [text.slice(0, at), text.slice(at + mark.length)];
}

function hostOf(location: string): string {
	return URL.canParse(location) ? new URL(location).host : location;
}
