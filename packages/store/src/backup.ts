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

/** Writes a backup of a catalogue in a directory to a file or folder. Throws BackupError and IndexError. */
export async function backUp(place: Place, to: string, options: BackupOptions = {}): Promise<Backup> {
	return backUpEmbedded(fileOf(place), to, options);
}

/** Replaces a catalogue in a directory by a backup. Throws BackupError and IndexError; then nothing was changed. */
export async function restore(place: Place, from: string, options: RestoreOptions = {}): Promise<BackupManifest> {
	return restoreEmbedded(fileOf(place), from, options);
}

function fileOf(place: Place): string {
	if ("data" in place) return catalogueFile(place.data);
	const message =
		"A catalogue in a cluster is backed up and restored by OpenSearch, with a snapshot repository. " +
		'The steps are under "Backup" in docs/cluster.md. For a catalogue in a directory, use --data';
	throw new BackupError("cluster", message);
}
