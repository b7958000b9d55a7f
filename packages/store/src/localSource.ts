import { type Row, type SourceInfo, STARTER_MARK } from "@vitrine/search";

/** Kinds of sources whose files are on this machine. */
const LOCAL = new Set(["folder", "cache"]);

export const isLocal = ({ kind }: Pick<SourceInfo, "kind">): boolean => LOCAL.has(kind);

/** Whether a source of this id has files on this machine: the id starts with the kind, and with a mark before that if it is the starter. */
export const isLocalId = (source: string): boolean =>
	LOCAL.has(source.slice(0, Math.max(0, source.indexOf(":"))).replace(STARTER_MARK, ""));

/** The id of the source that has the files of a row, if any has. */
export const filesSourceOf = ({ source, origins }: Pick<Row, "source" | "origins">): string =>
	origins?.files.source ?? source;
