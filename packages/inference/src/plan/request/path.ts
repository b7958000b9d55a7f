import { refuse } from "../../refusal.ts";

/** A model's name as part of a path, each segment encoded; refuses a name that would lead elsewhere. */
export function inPath(field: string, name: string): string {
	if (ORDINARY.test(name)) return name;
	const segments = name.split("/");
	if (name === "" || segments.some((segment) => segment === "." || segment === ".." || !segment.isWellFormed()))
		refuse({ code: "not-in-path", field, got: name });
	return segments.map(encoded).join("/");
}

/** A path that is encoded already, and leads nowhere else. */
const ORDINARY = /^[\w~:@-][\w.~:@-]*(?:\/[\w~:@-][\w.~:@-]*)*$/;

/** `:` and `@` may be bare in a path, as in what the real client sends. */
const encoded = (segment: string): string =>
	encodeURIComponent(segment)
		.replace(/%3A/g, ":")
		.replace(/%40/g, "@")
		.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
