import { FaultError, type FaultSentences, type FaultWords } from "@vitrine/model/reading";

/**
 * Why a backup cannot be made or restored: `no-catalogue`, `exists` (the file to write is there), `not-a-backup`, `damaged-backup`,
 * `newer-backup` (made by a later version), `cluster` (its engine makes backups by itself).
 */
type BackupErrorCode = keyof typeof SENTENCES;

/** A backup that cannot be made or restored; nothing was changed. `field` is the path that is meant. */
export class BackupError extends FaultError<BackupErrorCode> {
	override readonly name = "BackupError";

	constructor(code: BackupErrorCode, field: string, words: Partial<FaultWords> = {}) {
		super(SENTENCES, code, field, words);
	}
}

const SENTENCES = {
	"no-catalogue": ({ field }) => `There is no catalogue at ${field}. Name its directory with --data or VITRINE_DATA`,
	exists: ({ field }) => `${field} exists. Choose another name, or replace it with --force`,
	"not-a-backup": ({ field, reason }) => `${field} ${reason}. Choose a file that \`vitrine backup\` wrote`,
	"damaged-backup": ({ field, reason }) => `${field} is damaged: ${reason}. Choose another backup`,
	"newer-backup": ({ field, expected, got }) =>
		`${field} was made by a later version of Vitrine: it has ${got}, this version reads ${expected}. Update Vitrine and try again`,
	cluster: () =>
		"A catalogue in a cluster is backed up and restored by OpenSearch, with a snapshot repository. " +
		'The steps are under "Backup" in docs/cluster.md. For a catalogue in a directory, use --data',
} satisfies FaultSentences;
