import type { z } from "zod/mini";
import type { transformersInfo } from "./schema/card.ts";
import type { chatTemplate, config } from "./schema/config.ts";
import type { gguf, providerMapping, safetensors, sibling } from "./schema/files.ts";
import type { leftOut } from "./schema/leftOut.ts";
import type { recordSchema } from "./schema/record.ts";

/**
 * A model record, in the field names that hubs use in their list and info APIs. Only `id` and `tags` are always there;
 * fields that the schema does not name are kept as they came.
 */
export interface ModelRecord extends Described<typeof recordSchema> {}

export interface ModelConfig extends Described<typeof config> {}
export interface TransformersInfo extends Described<typeof transformersInfo> {}
export interface SafetensorsInfo extends Described<typeof safetensors> {}
export interface GgufInfo extends Described<typeof gguf> {}
export interface Sibling extends Described<typeof sibling> {}
export interface LeftOut extends Described<typeof leftOut> {}
export type ChatTemplate = Described<typeof chatTemplate>;
export type ProviderMappingEntry = Extract<
	Described<typeof providerMapping>,
	Readonly<Record<string, unknown>>
>[string];

/** What a schema describes, read-only at every level. */
type Described<S extends z.ZodMiniType> = Frozen<z.infer<S>>;

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
