import type { ModelRecord } from "@vitrine/model";
import type { CallOptions } from "../shapes.ts";
import type { Payload } from "./payload.ts";

/** What is asked, before it is known of whom. */
export interface Asked {
	readonly record: ModelRecord;
	readonly task: string;
	readonly kind: string;
	readonly streaming: boolean;
	readonly payload: Payload;
	readonly options: CallOptions;
	/** Many calls are to be made of it, so what it holds must not change. */
	readonly shared: boolean;
}
