import {
	type Backup,
	BackupError,
	type BackupManifest,
	type BackupOptions,
	backUpEmbedded,
	restoreEmbedded,
	type RestoreOptions,
} from "@vitrine/search";
import { catalogueFile, type Place } from "./place.ts";
import { addTokens, takeTokens } from "./tokens/backedUp.ts";

/** The list of tokens that belongs to a catalogue: the path of its file. */
interface WithTokens {
	readonly tokens?: string | undefined;
}

/** Writes a backup of a catalogue in a directory, and of its tokens, to a file or folder. Throws BackupError, IndexError and TokenError. */
export async function backUp(place: Place, to: string, options: BackupOptions & WithTokens = {}): Promise<Backup> {
	const { tokens, ...others } = options;
	return backUpEmbedded(fileOf(place), to, { ...others, ...(tokens !== undefined && { add: addTokens(tokens) }) });
}

/**
 * Replaces a catalogue in a directory by a backup. Throws BackupError, IndexError and TokenError; then the catalogue is unchanged.
 * Tokens of the backup are added first, so that no private model is shown before; those of the list stay.
 */
export async function restore(
	place: Place,
	from: string,
	options: RestoreOptions & WithTokens = {},
): Promise<BackupManifest> {
	const { tokens, onNotice = () => {}, ...others } = options;
	const take = tokens === undefined ? {} : { take: takeTokens(tokens, onNotice) };
	return restoreEmbedded(fileOf(place), from, { ...others, onNotice, ...take });
}

function fileOf(place: Place): string {
	if ("data" in place) return catalogueFile(place.data);
	throw new BackupError("cluster", "", { expected: "a catalogue in a directory" });
}
