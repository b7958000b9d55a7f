import type { ModelRecord } from "@vitrine/model";

/** What goes on while one snippet runs: enough to answer as the provider would. */
export interface Scene {
	/** The pipeline tag, or `conversational`. */
	readonly task: string;
	/** The provider that is called; undefined for an endpoint of the reader's own. */
	readonly provider: string | undefined;
	readonly model: ModelRecord;
	/** What the hub says of the model: who serves it, and under which name. */
	readonly mapping: Readonly<Record<string, ProviderModel>>;
}

/** A provider's own name of a model, as the hub tells it. */
export interface ProviderModel {
	readonly providerId: string;
	readonly task: string;
	readonly status: "live";
}
