import { shown } from "@vitrine/model";
import { InputError } from "../errors.ts";

/** A model's name as part of a path, each segment encoded; a name that would lead elsewhere is an InputError. */
export function inPath(field: string, name: string): string {
	if (ORDINARY.test(name)) return name;
	const segments = name.split("/");
	if (name === "" || segments.some((segment) => segment === "." || segment === ".." || !segment.isWellFormed()))
		throw new InputError(
			field,
			name,
			`${shown(name)} cannot stand in a path. Use the model's own name, such as "owner/name".`,
		);
	return encodedPath(name);
}

/** Each segment encoded. */
export const encodedPath = (name: string): string =>
	ORDINARY.test(name) ? name : name.split("/").map(encodeSegment).join("/");

/** A path that is encoded already, and leads nowhere else. */
const ORDINARY = /^[\w~:@-][\w.~:@-]*(?:\/[\w~:@-][\w.~:@-]*)*$/;

/** `:` and `@` may stand bare in a path, and do so in what the real client sends. */
const encodeSegment = (segment: string): string => (/^[\w.~:@-]+$/.test(segment) ? segment : encoded(segment));

const encoded = (segment: string): string =>
	encodeURIComponent(segment)
		.replace(/%3A/g, ":")
		.replace(/%40/g, "@")
		.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
