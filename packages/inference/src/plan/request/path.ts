import { refuse } from "../../refusal.ts";

/** A model's name as part of a path, each segment encoded; refuses a name that would change the path. */
export function inPath(field: string, name: string): string {
	if (ORDINARY.test(name)) return name;
	const segments = name.split("/");
	if (name === "" || segments.some((segment) => segment === "." || segment === ".." || !segment.isWellFormed()))
		refuse({ code: "not-in-path", field, got: name });
	return segments.map(encoded).join("/");
}

/** A path that is already encoded and stays below its start. */
const ORDINARY = /^[\w~:@-][\w.~:@-]*(?:\/[\w~:@-][\w.~:@-]*)*$/;

/** `:` and `@` stay unencoded in a path, as the real client sends them. */
const encoded = (segment: string): string =>
	encodeURIComponent(segment)
		.replace(/%3A/g, ":")
		.replace(/%40/g, "@")
		.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
