/** Query parameters, by name and value. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** Asks for these fields of each model. */
export const expanded: Parameters = [
	"author",
	"cardData",
	"config",
	"createdAt",
	"disabled",
	"downloads",
	"gated",
	"gguf",
	"inferenceProviderMapping",
	"lastModified",
	"library_name",
	"likes",
	"mask_token",
	"pipeline_tag",
	"private",
	"safetensors",
	"sha",
	"tags",
	"transformersInfo",
	"trendingScore",
	"usedStorage",
	"widgetData",
].map((field) => ["expand", field]);

/** Asks a hub that does not know `expand` for everything it has. */
export const full: Parameters = ["full", "config", "cardData"].map((name) => [name, "true"]);
