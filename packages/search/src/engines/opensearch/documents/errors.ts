import { IndexError } from "../../../api/errors.ts";
import type { OpenSearchSettings } from "../settings/options.ts";

const indexOf = ({ name, nodes }: OpenSearchSettings): string =>
	`The index ${name} of OpenSearch at ${nodes.join(", ")}`;

export const otherCatalogueVersion = (settings: OpenSearchSettings, got: unknown, expected: number): IndexError =>
	new IndexError("version", {
		subject: indexOf(settings),
		problem: `was made by another version of Vitrine: it has format ${String(got)}, this version reads ${expected}`,
		advice: "Run `vitrine index rebuild`, which indexes its records again",
		expected: String(expected),
		got: String(got),
	});

export const foreignIndex = ({ name, nodes }: OpenSearchSettings, index: string): IndexError =>
	new IndexError("foreign", {
		subject: `The name ${name}`,
		problem: `is used by something else in OpenSearch at ${nodes.join(", ")}: the index ${index} is not a Vitrine catalogue`,
		advice: "Choose another name",
	});

export const incompleteCatalogue = (settings: OpenSearchSettings, missing: string): IndexError =>
	new IndexError("corrupt", {
		subject: indexOf(settings),
		problem: `is incomplete: ${missing}`,
		advice: `Restore ${settings.name}-records-* and ${settings.name}-state from a snapshot, or delete both and import again`,
	});

export const missingRecords = ({ name }: OpenSearchSettings, got: number, expected: number): IndexError =>
	new IndexError("corrupt", {
		subject: name,
		problem: `has ${got} records that can be read, but ${expected} were imported`,
		expected: String(expected),
		got: String(got),
	});

export const changedByOther = (settings: OpenSearchSettings): IndexError =>
	new IndexError("busy", {
		subject: indexOf(settings),
		problem: "was changed by another writer in the meantime",
		advice: "Try again",
	});

export const leaseTimeout = (settings: OpenSearchSettings, holder: string): IndexError =>
	new IndexError("busy", {
		subject: indexOf(settings),
		problem: `has been locked by another import, of ${holder}, for ${Math.round(settings.patience / 1000)} s`,
		advice: "Wait until that one has finished, or stop it, and try again",
	});

export const lostLease = (settings: OpenSearchSettings): IndexError =>
	new IndexError("busy", {
		subject: indexOf(settings),
		problem: "has been taken over by another import, because this one sent no heartbeat for too long",
		advice: "Start it again: it resumes from what it has written",
	});
