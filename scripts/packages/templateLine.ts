/** A line of a template with the keys of the places of its holes. */
export interface TemplateLine {
	readonly text: string;
	readonly keys: readonly string[];
}
